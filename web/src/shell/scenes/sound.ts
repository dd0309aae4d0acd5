// Short sounds, synthesised: no files. A browser starts them after the first click or key.
import { settings, type SoundGroup } from '../../app/settings.svelte';
import type { Sound } from '../../games/scene';

let audio: AudioContext | null = null;

interface Note {
  /** Hertz; 0: noise. */
  pitch: number;
  at?: number;
  length?: number;
  loud?: number;
  shape?: OscillatorType;
  /** The pitch slides to this one. */
  to?: number;
}
const noise = (at: number, length: number, loud: number): Note => ({ pitch: 0, at, length, loud });

const notes: Record<Sound, Note[]> = {
  token: [noise(0, 0.03, 0.25), { pitch: 330, length: 0.09, loud: 0.14, shape: 'triangle' }],
  card: [noise(0, 0.12, 0.12)],
  coin: [0, 0.07, 0.14].map((at, index) => ({
    pitch: 1760 * 2 ** (index / 6),
    at,
    length: 0.16,
    loud: 0.07,
    shape: 'triangle',
  })),
  dice: [0, 0.09, 0.16, 0.27, 0.36, 0.52, 0.6].map((at) => noise(at, 0.035, 0.3)),
  pass: [{ pitch: 150, to: 85, length: 0.22, loud: 0.22 }],
  gong: [98, 147, 233].map((pitch) => ({ pitch, length: 1.8, loud: 0.1 })),
  turn: [
    { pitch: 523.25, length: 0.5, loud: 0.11 },
    { pitch: 783.99, at: 0.12, length: 0.5, loud: 0.11 },
  ],
  message: [{ pitch: 880, length: 0.5, loud: 0.1 }],
  end: [392, 523.25, 659.25, 783.99].map((pitch, index) => ({
    pitch,
    at: index * 0.17,
    length: index === 3 ? 1.5 : 0.4,
    loud: 0.1,
    shape: 'triangle',
  })),
};

const groups: Partial<Record<Sound, SoundGroup>> = { turn: 'turn', end: 'end', message: 'chat' };

/** Every sound of the page: the settings silence all of them, or those of a group. */
export function play(sound: Sound) {
  if (!settings.sound || settings.silent.includes(groups[sound] ?? 'pieces')) return;
  // Before the first click or key a browser plays nothing; later it would be too late.
  if (navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const note of notes[sound]) strike(audio, note);
}

function strike(to: AudioContext, note: Note) {
  const start = to.currentTime + (note.at ?? 0);
  const end = start + (note.length ?? 0.2);
  const loudness = to.createGain();
  loudness.connect(to.destination);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(
    // As drawn at the usual volume of 0.7.
    ((note.loud ?? 0.1) * settings.volume) / 0.7,
    start + 0.008,
  );
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  const source = note.pitch === 0 ? rustle(to) : tone(to, note, start, end);
  source.connect(loudness);
  source.start(start);
  source.stop(end + 0.02);
}
function tone(to: AudioContext, note: Note, start: number, end: number) {
  const source = to.createOscillator();
  source.type = note.shape ?? 'sine';
  source.frequency.setValueAtTime(note.pitch, start);
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, end);
  return source;
}
function rustle(to: AudioContext) {
  const buffer = to.createBuffer(1, to.sampleRate * 0.2, to.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; ++index) data[index] = Math.random() * 2 - 1;
  const source = to.createBufferSource();
  source.buffer = buffer;
  return source;
}
