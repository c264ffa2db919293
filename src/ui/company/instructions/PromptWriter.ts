import { makeAutoObservable } from 'mobx';
import { Notice } from '../../kit/Notice.ts';
import { Task } from '../../kit/Task.ts';
import { failureText } from '../../texts/failureText.ts';
import { instructionsText } from '../../texts/instructionsText.ts';

interface Settings {
  /** The way to have a prompt written, and of what; none when something must be mended first. */
  readonly generate: () => { readonly of: object; readonly work: () => Promise<string> } | undefined;
  readonly read: () => string;
  readonly write: (prompt: string) => void;
}

/** Has the system prompt written by the host. What it takes the place of can be had back, and compared with. */
export class PromptWriter {
  readonly generating = new Task();
  readonly notice = new Notice();
  comparing = false;
  /** The prompt that the present one took the place of, and the word for going back to it. */
  private other: { readonly prompt: string; readonly word: 'Undo' | 'Redo' } | undefined;

  /** What a prompt was last asked for. */
  #wanted = '';
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The prompt that the button goes back to; none when there is nothing to go back to. */
  private get before(): string | undefined {
    return this.other?.prompt === this.#settings.read() ? undefined : this.other?.prompt;
  }

  /** What the button says that goes back. */
  get wayBack(): 'Undo' | 'Redo' | undefined {
    return this.before === undefined ? undefined : this.other?.word;
  }

  /** What the present prompt took the place of, to compare with; none once that is back. */
  get replaced(): string | undefined {
    return this.wayBack === 'Undo' ? this.before : undefined;
  }

  /** Does nothing while it runs already. */
  generate(): void {
    if (this.generating.running) return;
    this.notice.clear();
    const generate = this.#settings.generate();
    if (!generate) return;
    const about = JSON.stringify(generate.of);
    this.#wanted = about;
    const endings = {
      // of an earlier one nobody wants to know once another was asked for
      done: (prompt: string) => this.#wanted === about && this.fill(prompt),
      failed: () => this.#wanted === about && this.fail(),
    };
    const work = async () => (this.#wanted === about ? generate.work() : '');
    void this.generating.run(work, endings, about);
  }

  /** Changes places between the prompt and the one before it, and closes their comparison. */
  goBack(): void {
    const { before, wayBack } = this;
    if (before === undefined) return;
    this.other = { prompt: this.#settings.read(), word: wayBack === 'Undo' ? 'Redo' : 'Undo' };
    this.#settings.write(before);
    this.comparing = false;
  }

  compare(comparing: boolean): void {
    this.comparing = comparing;
  }

  private fill(prompt: string): void {
    this.other = { prompt: this.#settings.read(), word: 'Undo' };
    this.#settings.write(prompt);
    this.notice.success(instructionsText.promptGenerated, 'brief');
  }

  private fail(): void {
    this.notice.error(failureText.generatePrompt, 'brief');
  }
}
