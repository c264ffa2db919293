/** A key by the name that the standard gives it, with Shift held where it is said. */
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

/** A page in a browser, as far as every engine can be driven from outside. */
export interface Tab {
  goto(url: string): Promise<void>;
  /**
   * Runs a function in the page, which may use nothing from around it, and gives what it gives, as JSON.
   * @throws whatever it throws, or that the page is just being left
   */
  run<Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** Runs the text of a script in the page. */
  load(script: string): Promise<void>;
  /** @param x pixels from the left edge of the page's viewport @param y from its top */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** As keys, one after the other, where the focus is. */
  type(text: string): Promise<void>;
  /** Shows the page as it would be printed; only where the engine can be told to. */
  readonly showAsPrinted?: () => Promise<void>;
  /** What the browser itself has said on the console of errors, such as of a load that failed; where it tells. */
  readonly browserErrors: () => readonly string[];
}

/** What pages of one person share: storage, cookies, workers. */
export interface Profile {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** With its version. */
  readonly name: string;
  /** One that knows nothing yet. */
  newProfile(): Promise<Profile>;
  close(): Promise<void>;
}

/** In CSS pixels; the middle one of the three widths that the layout is made for would hide parts. */
export const VIEWPORT = { width: 1280, height: 800 } as const;

/** What is said to every browser of where it is. @param sound the address of a sound device, where it is not the machine's */
export const surroundings = (sound: string | undefined): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(sound && { PULSE_SERVER: sound }),
  TZ: 'America/New_York',
  LANG: 'en_US.UTF-8',
  LANGUAGE: 'en_US',
});
