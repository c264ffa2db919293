/**
 * G.711 µ-law: one byte per sample on a logarithmic scale. The algorithm is too small for a package, and
 * the voice library's version isn't exported.
 */

const BIAS = 0x84;
const LOUDEST = 32_635;

export function encodeMuLaw(samples: Int16Array): Uint8Array {
  return Uint8Array.from(samples, (sample) => {
    const sign = sample < 0 ? 0x80 : 0;
    const magnitude = Math.min(Math.abs(sample), LOUDEST) + BIAS;
    // the position of the highest set bit, which the bias guarantees
    const segment = 24 - Math.clz32(magnitude);
    return ~(sign | (segment << 4) | ((magnitude >> (segment + 3)) & 0x0f)) & 0xff;
  });
}

export function decodeMuLaw(bytes: Uint8Array): Int16Array {
  return Int16Array.from(bytes, (byte) => {
    const code = ~byte;
    const magnitude = ((((code & 0x0f) << 3) + BIAS) << ((code >> 4) & 0x07)) - BIAS;
    return code & 0x80 ? -magnitude : magnitude;
  });
}
