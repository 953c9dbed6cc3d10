/** The sound of "it is your turn": two sine partials that fade, synthesised here. */

let audio: AudioContext | null = null;

export function playTurnSound(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [tone, loud, long] of [
      [587.3, 0.09, 1.4],
      [880, 0.05, 1.0],
    ] as const) {
      const wave = audio.createOscillator();
      const level = audio.createGain();
      wave.frequency.value = tone;
      level.gain.setValueAtTime(0, now);
      level.gain.linearRampToValueAtTime(loud, now + 0.015);
      level.gain.exponentialRampToValueAtTime(0.0005, now + long);
      wave.connect(level).connect(audio.destination);
      wave.start(now);
      wave.stop(now + long);
    }
  } catch {
    // A browser that refuses audio plays without it.
  }
}
