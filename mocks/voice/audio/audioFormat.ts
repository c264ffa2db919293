import { decodeMuLaw, encodeMuLaw } from './muLaw.ts';
import { resample } from './resample.ts';

/** The internal sample rate in hertz. Audio is mono with 16 bits. */
export const SAMPLE_RATE = 16_000;

const BYTES_AT_ONCE = 0x8000;

/** An encoding of samples on the wire, such as `pcm_16000` or `ulaw_8000`. */
interface AudioFormat {
  encode(samples: Int16Array): Uint8Array;
  decode(bytes: Uint8Array): Int16Array;
}

/** Returns the named format. An unknown name gives plain samples, which no client plays. */
export function audioFormat(name: string): AudioFormat {
  const [, coding, hertz] = /^(pcm|ulaw)_(\d+)$/.exec(name) ?? [];
  const rate = hertz === undefined ? SAMPLE_RATE : Number(hertz);
  if (coding === 'ulaw') {
    return {
      encode: (samples) => encodeMuLaw(resample(samples, SAMPLE_RATE, rate)),
      decode: (bytes) => resample(decodeMuLaw(bytes), rate, SAMPLE_RATE),
    };
  }
  return {
    encode: (samples) => littleEndian(resample(samples, SAMPLE_RATE, rate)),
    decode: (bytes) => resample(fromLittleEndian(bytes), rate, SAMPLE_RATE),
  };
}

function littleEndian(samples: Int16Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(samples.length * 2));
  samples.forEach((sample, index) => view.setInt16(index * 2, sample, true));
  return new Uint8Array(view.buffer);
}

/** Decodes 16-bit samples. Ignores an incomplete last sample. */
export function fromLittleEndian(bytes: Uint8Array): Int16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Int16Array.from({ length: bytes.length >> 1 }, (_, index) => view.getInt16(index * 2, true));
}

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  // a function call has a maximum number of arguments
  for (let from = 0; from < bytes.length; from += BYTES_AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(from, from + BYTES_AT_ONCE));
  }
  return btoa(text);
}

/** @throws DOMException for invalid Base64 */
export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
