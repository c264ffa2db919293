/** Input samples, of the lower rate, that each output sample is made of, to either side. */
const REACH = 8;

/**
 * Samples at another rate, by a windowed sinc that also keeps out what the lower rate cannot carry. For speech: a few
 * milliseconds per second of it.
 */
export function resampled(samples: Int16Array, from: number, to: number): Int16Array {
  if (from === to) return samples;
  const step = from / to;
  const cutoff = Math.min(1, to / from);
  const reach = Math.ceil(REACH / cutoff);
  return Int16Array.from({ length: Math.round(samples.length / step) }, (_, index) => {
    const position = index * step;
    const middle = Math.floor(position);
    let sum = 0;
    for (
      let at = Math.max(0, middle - reach + 1);
      at <= Math.min(samples.length - 1, middle + reach);
      at += 1
    ) {
      const distance = position - at;
      sum += (samples[at] ?? 0) * cutoff * sinc(distance * cutoff) * window(distance / reach);
    }
    return Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  });
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
/** Hann's. */
const window = (x: number) => (Math.abs(x) < 1 ? 0.5 + 0.5 * Math.cos(Math.PI * x) : 0);
