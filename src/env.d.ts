interface ImportMetaEnv {
  /** Replaced when the app is built, so that a build for the real host holds nothing of the mock. */
  readonly VITE_BACKEND: string;
}
