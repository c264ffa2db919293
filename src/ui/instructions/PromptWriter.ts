import { makeAutoObservable } from 'mobx';
import { Notice } from '../kit/state/Notice.ts';
import { Task } from '../kit/state/Task.ts';
import { failureText } from '../texts/failureText.ts';
import { instructionsText } from '../texts/instructionsText.ts';

interface Settings {
  /** Starts the generation and names its input. Returns nothing if a field is invalid. */
  readonly generate: () => { readonly of: object; readonly work: () => Promise<string> } | undefined;
  readonly read: () => string;
  readonly write: (prompt: string) => void;
}

/** Generates the system prompt on the host. The previous prompt can be restored and compared. */
export class PromptWriter {
  readonly generating = new Task();
  readonly notice = new Notice();
  comparing = false;
  /** The prompt to switch back to, with the button's label. */
  private other: { readonly prompt: string; readonly word: 'Undo' | 'Redo' } | undefined;

  /** Input of the last requested prompt. */
  #wanted = '';
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The prompt that undo or redo restores, if any. */
  private get before(): string | undefined {
    return this.other?.prompt === this.#settings.read() ? undefined : this.other?.prompt;
  }

  /** Label of the undo or redo button. */
  get wayBack(): 'Undo' | 'Redo' | undefined {
    return this.before === undefined ? undefined : this.other?.word;
  }

  /** The replaced prompt, for comparison. Absent after undo. */
  get replaced(): string | undefined {
    return this.wayBack === 'Undo' ? this.before : undefined;
  }

  /** Does nothing while running. */
  generate(): void {
    if (this.generating.running) return;
    this.notice.clear();
    const generate = this.#settings.generate();
    if (!generate) return;
    const about = JSON.stringify(generate.of);
    this.#wanted = about;
    const endings = {
      // ignore the result of a superseded request
      done: (prompt: string) => this.#wanted === about && this.fill(prompt),
      failed: () => this.#wanted === about && this.fail(),
    };
    const work = async () => (this.#wanted === about ? generate.work() : '');
    void this.generating.run(work, endings, about);
  }

  /** Swaps the current prompt with the previous one and closes the comparison. */
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
