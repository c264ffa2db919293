import { makeAutoObservable, observable, observableRef } from 'mobx';

/** Something that a person edits and would lose by leaving it. */
interface Work {
  readonly dirty: boolean;
  reset(): void;
}

export interface LeaveQuestion {
  /** What is not saved: "Voice Configuration". */
  readonly names: readonly string[];
  readonly leave: () => void;
  readonly stay: () => void;
}

/** What is edited and not saved yet, and the question whether to leave it. (rule: unsaved changes) */
export class UnsavedWorkViewModel {
  static readonly needs = [] as const;
  private readonly works = observable.map<Work, string>({}, { deep: false });
  /** Asked of the person now. */
  question: LeaveQuestion | undefined;

  constructor() {
    makeAutoObservable(this, { question: observableRef }, { autoBind: true });
  }

  /** Watches over something under its name. Returns the way to stop. */
  watch(name: string, work: Work): () => void {
    this.works.set(work, name);
    return () => this.forget(work);
  }

  get any(): boolean {
    return this.names.length > 0;
  }

  /** Leaves at once when everything is saved; otherwise asks first, and gives up what is not saved. */
  leave(leave: () => void, stay?: () => void): void {
    if (!this.any) return leave();
    this.question = {
      names: this.names,
      leave: () => this.answer(() => this.giveUp(leave)),
      stay: () => this.answer(stay),
    };
  }

  private get names(): readonly string[] {
    return [...this.works].flatMap(([work, name]) => (work.dirty ? [name] : []));
  }

  private answer(then: (() => void) | undefined): void {
    this.question = undefined;
    then?.();
  }

  private giveUp(leave: () => void): void {
    for (const work of this.works.keys()) if (work.dirty) work.reset();
    leave();
  }

  private forget(work: Work): void {
    this.works.delete(work);
  }
}
