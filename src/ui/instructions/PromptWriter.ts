import { makeAutoObservable } from 'mobx';
import { Notice } from '../kit/state/Notice.ts';
import { Task } from '../kit/state/Task.ts';
import { failureText } from '../texts/failureText.ts';
import { instructionsText } from '../texts/instructionsText.ts';

interface Settings {
  /** Returns the generation and the input that it uses, or undefined if a field is invalid. */
  readonly generate: () => { readonly of: object; readonly work: () => Promise<string> } | undefined;
  readonly read: () => string;
  readonly write: (prompt: string) => void;
}

/** Generates the system prompt on the host. Can restore the previous prompt, and compare both prompts. */
export class PromptWriter {
  readonly generating = new Task();
  readonly notice = new Notice();
  comparing = false;
  /** The prompt to switch back to, and the label of the button that does so. */
  private other: { readonly prompt: string; readonly word: 'Undo' | 'Redo' } | undefined;

  /** The input of the last requested prompt, as JSON. */
  #wanted = '';
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The prompt that undo or redo would restore. Undefined if there is none. */
  private get before(): string | undefined {
    return this.other?.prompt === this.#settings.read() ? undefined : this.other?.prompt;
  }

  get restoreLabel(): 'Undo' | 'Redo' | undefined {
    return this.before === undefined ? undefined : this.other?.word;
  }

  /** The replaced prompt, for the comparison. Undefined after an undo. */
  get replaced(): string | undefined {
    return this.restoreLabel === 'Undo' ? this.before : undefined;
  }

  /** Generates the prompt. Does nothing while a generation is running. */
  generate(): void {
    if (this.generating.running) return;
    this.notice.clear();
    const generate = this.#settings.generate();
    if (!generate) return;
    const about = JSON.stringify(generate.of);
    this.#wanted = about;
    const endings = {
      // ignores the result of a superseded request
      done: (prompt: string) => this.#wanted === about && this.fill(prompt),
      failed: () => this.#wanted === about && this.fail(),
    };
    const work = async () => (this.#wanted === about ? generate.work() : '');
    void this.generating.run(work, endings, about);
  }

  /** Swaps the current and the previous prompt, and closes the comparison. */
  goBack(): void {
    const { before, restoreLabel } = this;
    if (before === undefined) return;
    this.other = { prompt: this.#settings.read(), word: restoreLabel === 'Undo' ? 'Redo' : 'Undo' };
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
