interface ImportMetaEnv {
  /** Replaced at build time, so a production build contains no mock code. */
  readonly VITE_BACKEND: string;
  /** Empty without error reports. Replaced at build time, so such a build has no code for reports. */
  readonly VITE_REPORT_URL: string;
}

declare module 'virtual:settings' {
  /** The settings of this build, or their problems. */
  export const reading:
    | { readonly settings: import('./settings.ts').Settings }
    | { readonly settings?: undefined; readonly problems: readonly import('./settings.ts').SettingProblem[] };
}
