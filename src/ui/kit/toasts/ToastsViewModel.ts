import { makeAutoObservable, observableRef } from 'mobx';
import { Notice } from '../state/Notice.ts';

/** A message that stays visible while its page or dialog closes. */
export class ToastsViewModel {
  static readonly needs = [] as const;
  notice = new Notice();

  constructor() {
    makeAutoObservable(this, { notice: observableRef }, { autoBind: true });
  }

  /** Hides the message, and later results of writes that the previous user left in flight. */
  startForNextUser(): void {
    this.notice.clear();
    this.notice = new Notice();
  }
}
