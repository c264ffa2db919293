import { makeAutoObservable } from 'mobx';
import type { Edits, UnsavedWork } from './UnsavedWork.ts';

/** Typed text that is never saved, such as a test message. (see rule: unsaved changes) */
export class NeverSavedText implements UnsavedWork {
  readonly isMinor = true;
  /** Undefined until the user types. */
  text: string | undefined;

  constructor() {
    makeAutoObservable(this, { isMinor: false }, { autoBind: true });
  }

  get dirty(): boolean {
    return this.text !== undefined && this.text !== '';
  }

  get edits(): Edits {
    return this.dirty ? { text: { was: '', is: this.text } } : {};
  }

  type(text: string): void {
    this.text = text;
  }

  restore({ text }: Edits): void {
    if (typeof text?.is === 'string') this.text = text.is;
  }

  reset(): void {
    this.text = undefined;
  }
}
