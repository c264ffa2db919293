interface ImportMetaEnv {
  /** Replaced when the app is built, so that a build for the real host holds nothing of the mock. */
  readonly VITE_BACKEND: string;
}

declare module 'virtual:settings' {
  /** The settings of this build, or what is wrong with them. */
  export const reading:
    | { readonly settings: import('./settings.ts').Settings }
    | { readonly settings?: undefined; readonly problems: readonly import('./settings.ts').SettingProblem[] };
}
