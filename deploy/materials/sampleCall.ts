import { writeFile } from 'node:fs/promises';
import { createMp3Encoder } from 'wasm-media-encoders';
import { SAMPLE_RATE } from '../../mocks/voice/audio/audioFormat.ts';
import { nodeSpeech } from '../../mocks/hosts/nodeSpeech.ts';
import { sampleCall } from '../../src/domain/liveDemo/sampleCall.ts';

// Writes the recording of the public site's sample call. The mock's voices speak each line at its time.

const FILE = 'public/sounds/sample-call.mp3';
const KILOBITS = 24;
/** The names of the synthesizer's voices. */
const voices = { agent: 'en-us+f3', caller: 'en-gb' };

const speech = nodeSpeech();
const sound = new Float32Array(sampleCall.seconds * SAMPLE_RATE);
for (const [index, { speaker, text, atSeconds }] of sampleCall.lines.entries()) {
  const samples = await speech.say(text, voices[speaker]);
  const next = sampleCall.lines[index + 1]?.atSeconds ?? sampleCall.seconds;
  const end = atSeconds + samples.length / SAMPLE_RATE;
  console.log(`${atSeconds.toFixed(1)} to ${end.toFixed(1)} s: ${text}`);
  if (end > next) throw new Error(`"${text}" ends at ${end.toFixed(1)} s, after the next line begins`);
  sound.set(
    Float32Array.from(samples, (sample) => sample / 32_768),
    Math.round(atSeconds * SAMPLE_RATE),
  );
}

const encoder = await createMp3Encoder();
encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: KILOBITS });
// copied, because the encoder reuses its buffer
const bytes = [encoder.encode([sound]).slice(), encoder.finalize().slice()];
await writeFile(FILE, Buffer.concat(bytes));
console.log(`${FILE}: ${bytes.reduce((sum, { length }) => sum + length, 0)} bytes`);
// otherwise the synthesizer's thread would keep the process alive
process.exit();
