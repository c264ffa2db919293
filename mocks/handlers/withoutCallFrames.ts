/**
 * Makes handlers without a note of where each was written. The library reads that off a stack, which the runner of the
 * tests maps back to the source, for every handler of every backend: 3.2 of the 15 s that the fault table takes of the
 * processor.
 */
export function withoutCallFrames<Made>(make: () => Made): Made {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
