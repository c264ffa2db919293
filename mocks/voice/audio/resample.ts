/** Half the filter's width, in samples at the lower rate. */
const REACH = 8;

/**
 * Resamples audio with a windowed sinc, which also prevents aliasing. The library libsamplerate is
 * asynchronous and would add 2 MB to the demo.
 */
export function resample(samples: Int16Array, from: number, to: number): Int16Array {
  if (from === to) return samples;
  const cutoff = Math.min(1, to / from);
  const reach = Math.ceil(REACH / cutoff);
  /** Filter weights, by the distance to the previous sample in units of 1/`to`. */
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
