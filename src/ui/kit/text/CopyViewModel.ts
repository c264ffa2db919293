import { makeAutoObservable } from 'mobx';
import { Browser } from '#application/shared/Browser.ts';
import { copyText } from '../../texts/copyText.ts';

const RESULT_SHOWN_MS = 2000;

/** Copies text and shows for 2 s whether that worked. */
export class CopyViewModel {
  static readonly needs = [Browser] as const;
  outcome: 'copied' | 'refused' | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly browser: Browser) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Text that says whether copying worked. */
  get resultText(): string | undefined {
    return this.outcome && copyText[this.outcome];
  }

  start(): () => void {
    return this.clear;
  }

  async copy(text: string): Promise<void> {
    this.show((await this.browser.copy(text)) ? 'copied' : 'refused');
  }

  private show(outcome: 'copied' | 'refused'): void {
    clearTimeout(this.#timer);
    this.outcome = outcome;
    this.#timer = setTimeout(this.clear, RESULT_SHOWN_MS);
  }

  private clear(): void {
    clearTimeout(this.#timer);
    this.outcome = undefined;
  }
}
