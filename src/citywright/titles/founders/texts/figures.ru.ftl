# Что рассказывает `citywright simulate founders`.

figures-length = Длина партии
figures-length-turns = ходов
figures-length-votes = размещено престижных зданий
figures-length-completed = завершено престижных зданий (не больше шести)
figures-length-stalled = закончилась предохранителем (F-309)
figures-race-score = ПО по расам
figures-race-wins = Доля побед по расам
figures-seat-score = ПО по месту в порядке хода
figures-seat-wins = Доля побед по месту в порядке хода
figures-built = Построено хранилищ за партию
figures-supplied = Использовано как необходимый ресурс за партию
figures-delivered = Доставлено в престижные здания за партию
figures-offered = Предложено хотя бы раз
figures-placed = Размещено
figures-completed = Завершено из размещённых
figures-race-workers = Действий расы у игрока за партию
figures-workers = Действий рабочих на размещённом здании за партию
figures-hired = Нанято советников
figures-played = Сыграно карт лицевой стороной вверх за партию
figures-achieved = Игроков, получивших ПО за выложенное достижение
figures-solo-race = Одиночная игра: завершено зданий, по сложности расы
figures-solo-place = Одиночная игра: завершено зданий, по сложности стартового места
figures-level-easy = лёгкая
figures-level-medium = средняя
figures-level-hard = тяжёлая
figures-level-very-hard = очень тяжёлая
