declare module 'espeak-ng' {
  /** Its command line program, compiled to WebAssembly by Emscripten. */
  const run: import('./espeak.ts').Espeak;
  export default run;
}
