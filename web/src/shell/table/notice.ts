// Tells the reader that it is his turn when he looks elsewhere: title, sound, a notice.
import { settings, shell } from '../../app/settings.svelte';

let audio: AudioContext | null = null;

export function knock() {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  [523.25, 783.99].forEach((pitch, index) => {
    const tone = audio!.createOscillator();
    const loudness = audio!.createGain();
    tone.frequency.value = pitch;
    tone.connect(loudness).connect(audio!.destination);
    loudness.gain.setValueAtTime(0.0001, now + index * 0.12);
    loudness.gain.exponentialRampToValueAtTime(0.12, now + index * 0.12 + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + index * 0.12 + 0.5);
    tone.start(now + index * 0.12);
    tone.stop(now + index * 0.12 + 0.55);
  });
}

export function callPlayer(game: string) {
  knock();
  if (
    !settings.notify ||
    document.visibilityState === 'visible' ||
    Notification.permission !== 'granted'
  )
    return;
  new Notification('Curia', { body: shell.t('turn_notice', { game }), tag: 'turn' });
}
