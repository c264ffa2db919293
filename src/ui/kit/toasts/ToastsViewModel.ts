import { Notice } from '../Notice.ts';

/** The message that stays in view while its page or dialog goes away. */
export class ToastsViewModel {
  static readonly needs = [] as const;
  readonly notice = new Notice();
}
