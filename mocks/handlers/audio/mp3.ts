/**
 * A writer of MP3 frames, as far as a murmur needs it: MPEG-2 layer III, mono, 16 kHz, 8 kbit/s, every frame alike in
 * length and independent of the others, so that an hour of sound is copies of a few. No package is needed for it,
 * and bytes that are what the wire promises (`audio/mpeg`) play wherever MP3 does.
 */

export const FRAME_SECONDS = 576 / 16_000;
export const FRAME_BYTES = 36;

/** Distance of the spectral lines of a frame. */
const HERTZ_PER_LINE = 8000 / 576;

const HEADER = [0xff, 0xf3, 0x18, 0xc0];
/** What is left for the lines after the header and the side information. */
const BITS = (FRAME_BYTES - HEADER.length - 9) * 8;

export interface Overtone {
  readonly hertz: number;
  readonly isInverted: boolean;
}

/**
 * A frame in which these overtones sound, all as loud as the others. Those that do not fit, the highest, are left out.
 * @param gain the loudness of each, in steps of 1.5 dB; at 210 one alone would be as loud as can be
 */
export function mp3Frame(overtones: readonly Overtone[], gain: number): Uint8Array {
  const lines = new Map<number, boolean>();
  for (const { hertz, isInverted } of overtones) lines.set(Math.round(hertz / HERTZ_PER_LINE), isInverted);
  const last = Math.max(-1, ...lines.keys());

  // lines of -1, 0 and 1 are written in fours: which of them are not 0, inverted, then the signs of those
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
  out.put(0, 8 + 1); // needs nothing of the frames before; a private bit
  out.put(spectrum.count(), 12);
  out.put(0, 9); // no lines larger than 1
  out.put(gain, 8);
  out.put(0, 9 + 1 + 15 + 7 + 1); // no scale factors, a long window, no tables, no regions
  out.put(1, 1); // the table of fours that is written as above
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
