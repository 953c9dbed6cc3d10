# Что рассказывает `citywright simulate founders`.

figures-length = Длина партии
figures-length-turns = ходов
figures-length-votes = поставлено престижных зданий
figures-length-completed = завершено престижных зданий (не больше шести)
figures-length-stalled = застряла: поле заперто
figures-race-score = Очки по расам
figures-race-wins = Доля побед по расам
figures-seat-score = Очки по месту в порядке хода
figures-seat-wins = Доля побед по месту в порядке хода
figures-built = Построено хранилищ за партию
figures-supplied = Послужило ингредиентом за партию
figures-delivered = Доставлено в престижные здания за партию
figures-offered = Предложено хотя бы раз
figures-placed = Поставлено
figures-completed = Завершено из поставленных
figures-race-workers = Действий расы у игрока за партию
figures-workers = Действий рабочих на поставленном здании за партию
figures-hired = Нанято советников
figures-played = Сыграно карт в открытую за партию
figures-achieved = Игроков, получивших очки за выложенное достижение
figures-solo-race = Одиночная игра: завершено зданий, по сложности расы
figures-solo-place = Одиночная игра: завершено зданий, по сложности стартового места
figures-level-easy = лёгкая
figures-level-medium = средняя
figures-level-hard = тяжёлая
figures-level-very-hard = очень тяжёлая
