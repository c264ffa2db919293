import { makeAutoObservable, observableRef } from 'mobx';
import { Notice } from '../state/Notice.ts';

/** A message that stays visible when its page or dialog closes. Use a {@link Notice} for results that stay on the page. */
export class ToastsViewModel {
  static readonly needs = [] as const;
  notice = new Notice();

  constructor() {
    makeAutoObservable(this, { notice: observableRef }, { autoBind: true });
  }

  /** Clears the message when another user signs in. Writes that the previous user started don't show their results. */
  startForNextUser(): void {
    this.notice.clear();
    this.notice = new Notice();
  }
}
