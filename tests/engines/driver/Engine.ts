/** A key by its standard name, with Shift where stated. */
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

/** A browser page, as far as every engine can be automated. */
export interface Tab {
  goto(url: string): Promise<void>;
  /**
   * Runs a function in the page without outer scope and returns its JSON result.
   * @throws what the function throws, or an error while the page unloads
   */
  run<Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** Runs a script in the page. */
  load(script: string): Promise<void>;
  /** @param x pixels from the viewport's left edge @param y pixels from its top */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types keys at the focus. */
  type(text: string): Promise<void>;
  /** Emulates print, if the engine supports it. */
  readonly showAsPrinted?: () => Promise<void>;
  /** The browser's own console errors, such as failed loads, if available. */
  readonly browserErrors: () => readonly string[];
}

/** Storage, cookies, and workers shared by a user's pages. */
export interface Profile {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** With its version. */
  readonly name: string;
  /** An empty profile. */
  newProfile(): Promise<Profile>;
  close(): Promise<void>;
}

/** In CSS pixels. The medium layout would hide parts. */
export const VIEWPORT = { width: 1280, height: 800 } as const;

/** The environment of every browser. @param sound a sound device's address, if not the machine's own */
export const surroundings = (sound: string | undefined): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(sound && { PULSE_SERVER: sound }),
  TZ: 'America/New_York',
  LANG: 'en_US.UTF-8',
  LANGUAGE: 'en_US',
});
