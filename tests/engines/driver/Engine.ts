/** A key by its standard name. The prefix `Shift+` adds the Shift key. */
export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'Backspace'
  | 'End'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown';

/** A browser page, with the automation that every engine supports. */
export interface Tab {
  goto(url: string): Promise<void>;
  /**
   * Runs a function in the page, without outer scope, and returns its JSON result.
   * @throws the function's error, or an error while the page unloads
   */
  run<Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** Runs a script in the page. */
  load(script: string): Promise<void>;
  /** @param x pixels from the viewport's left edge @param y pixels from the viewport's top */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types keys into the focused element. */
  type(text: string): Promise<void>;
  /** Emulates print, if the engine supports it. */
  readonly showAsPrinted?: () => Promise<void>;
  /** The browser's own console errors, such as failed loads, if available. */
  readonly browserErrors: () => readonly string[];
}

/** Storage, cookies, and workers that a user's pages share. */
export interface Profile {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** The engine's name with its version. */
  readonly name: string;
  /** Creates an empty profile. */
  newProfile(): Promise<Profile>;
  close(): Promise<void>;
}

/** In CSS pixels. A narrower layout would hide some parts. */
export const VIEWPORT = { width: 1280, height: 800 } as const;

/** The environment of every browser. @param sound a sound device's address, if not the machine's own */
export const browserEnvironment = (sound: string | undefined): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(sound && { PULSE_SERVER: sound }),
  TZ: 'America/New_York',
  LANG: 'en_US.UTF-8',
  LANGUAGE: 'en_US',
});
