declare module 'espeak-ng' {
  /** The command line program eSpeak NG, compiled to WebAssembly with Emscripten. */
  const run: import('./espeak.ts').Espeak;
  export default run;
}
