/** Samples of the lower rate, to either side, that each sample of the result is made of. */
const REACH = 8;

/**
 * Samples at another rate, by a windowed sinc, which also keeps out what the lower rate cannot carry. libsamplerate would
 * do it as well, but it is 2 MB that the demo would load, and answers later only.
 */
export function resample(samples: Int16Array, from: number, to: number): Int16Array {
  if (from === to) return samples;
  const cutoff = Math.min(1, to / from);
  const reach = Math.ceil(REACH / cutoff);
  /** The weights of the samples around, by how far behind the one before it a position is, in parts of `to`. */
  const kernels = new Map<number, Float64Array>();

  function kernelAt(part: number): Float64Array {
    let kernel = kernels.get(part);
    if (!kernel) {
      kernel = Float64Array.from({ length: 2 * reach }, (_, tap) => {
        const distance = part / to - (tap - reach + 1);
        return cutoff * sinc(distance * cutoff) * hann(distance / reach);
      });
      kernels.set(part, kernel);
    }
    return kernel;
  }

  return Int16Array.from({ length: Math.round((samples.length * to) / from) }, (_, index) => {
    const kernel = kernelAt((index * from) % to);
    const first = Math.floor((index * from) / to) - reach + 1;
    let sum = 0;
    for (let tap = 0; tap < kernel.length; tap += 1) sum += (samples[first + tap] ?? 0) * (kernel[tap] ?? 0);
    return Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  });
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
const hann = (x: number) => (Math.abs(x) < 1 ? 0.5 + 0.5 * Math.cos(Math.PI * x) : 0);
