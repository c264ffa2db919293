/**
 * G.711 µ-law: a byte per sample, with steps that grow with the loudness. Few lines of a standard that does not change
 * are no reason for a package; the voice library's own are inside its worklets.
 */

const BIAS = 0x84;
const LOUDEST = 32_635;

export function encodeMuLaw(samples: Int16Array): Uint8Array {
  return Uint8Array.from(samples, (sample) => {
    const sign = sample < 0 ? 0x80 : 0;
    const magnitude = Math.min(Math.abs(sample), LOUDEST) + BIAS;
    // of the highest bit that is set; the bias sees to it that there is one
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
