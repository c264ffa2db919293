interface ImportMetaEnv {
  /** Replaced at build time, so a production build contains no mock code. */
  readonly VITE_BACKEND: string;
  /** Replaced at build time, so a build without error reports contains no code for them. Then empty. */
  readonly VITE_REPORT_URL: string;
}

declare module 'virtual:settings' {
  /** The settings of this build, or their problems. */
  export const reading:
    | { readonly settings: import('./settings.ts').Settings }
    | { readonly settings?: undefined; readonly problems: readonly import('./settings.ts').SettingProblem[] };
}
