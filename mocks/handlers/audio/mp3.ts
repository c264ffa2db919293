/**
 * A minimal MP3 encoder for placeholder speech: MPEG-2 layer III, mono, 16 kHz, 8 kbit/s. All frames have
 * the same length and are independent, so repeated frames can fill an hour of audio. Replaces an encoder
 * package. The wire requires `audio/mpeg`.
 */

export const FRAME_SECONDS = 576 / 16_000;
export const FRAME_BYTES = 36;

/** The distance between two spectral lines of a frame. */
const HERTZ_PER_LINE = 8000 / 576;

const HEADER = [0xff, 0xf3, 0x18, 0xc0];
/** The bits for spectral lines, without header and side information. */
const BITS = (FRAME_BYTES - HEADER.length - 9) * 8;

export interface Overtone {
  readonly hertz: number;
  readonly isInverted: boolean;
}

/**
 * Encodes a frame of equally loud overtones. Drops the highest overtones if they don't all fit.
 * @param gain the loudness of each overtone in 1.5 dB steps; 210 is the maximum for a single overtone
 */
export function mp3Frame(overtones: readonly Overtone[], gain: number): Uint8Array {
  const lines = new Map<number, boolean>();
  for (const { hertz, isInverted } of overtones) lines.set(Math.round(hertz / HERTZ_PER_LINE), isInverted);
  const last = Math.max(-1, ...lines.keys());

  // encodes the values -1, 0, and 1 in groups of four: inverted nonzero flags, then signs
  const spectrum = bits();
  for (let first = 0; first <= last; first += 4) {
    const four = [first, first + 1, first + 2, first + 3].map((line) => lines.get(line));
    const signs = four.filter((sign) => sign !== undefined);
    if (spectrum.count() + 4 + signs.length > BITS) break;
    for (const sign of four) spectrum.put(sign === undefined ? 1 : 0, 1);
    for (const sign of signs) spectrum.put(sign ? 1 : 0, 1);
  }

  const out = bits();
  for (const byte of HEADER) out.put(byte, 8);
  out.put(0, 8 + 1); // no bit reservoir; one private bit
  out.put(spectrum.count(), 12);
  out.put(0, 9); // no values above 1
  out.put(gain, 8);
  out.put(0, 9 + 1 + 15 + 7 + 1); // no scale factors, long window, no tables, no regions
  out.put(1, 1); // the table for the groups of four written above
  for (const bit of spectrum.all()) out.put(bit, 1);

  const bytes = new Uint8Array(FRAME_BYTES);
  out.all().forEach((bit, index) => {
    bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (bit << (7 - (index & 7)));
  });
  return bytes;
}

function bits() {
  const all: number[] = [];
  return {
    put(value: number, width: number) {
      for (let shift = width - 1; shift >= 0; shift -= 1) all.push((value >> shift) & 1);
    },
    count: () => all.length,
    all: () => all,
  };
}
