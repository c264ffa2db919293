import { Notice } from '../Notice.ts';

/** A message that stays visible while its page or dialog closes. */
export class ToastsViewModel {
  static readonly needs = [] as const;
  readonly notice = new Notice();
}
