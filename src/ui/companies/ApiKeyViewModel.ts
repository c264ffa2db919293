import { makeAutoObservable, observableRef } from 'mobx';
import { ApiKeys } from '#application/companies/ApiKeys.ts';
import { Task } from '../kit/state/Task.ts';
import { failureText } from '../texts/failureText.ts';

const VISIBLE_FOR_MS = 30_000;

type KeyState =
  | { readonly status: 'hidden' }
  | { readonly status: 'shown'; readonly key: string }
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly text: string };

const HIDDEN: KeyState = { status: 'hidden' };

/** A company's API key. Loads and shows it on request, and forgets it after 30 s. */
export class ApiKeyViewModel {
  static readonly needs = [ApiKeys] as const;
  state: KeyState = HIDDEN;
  readonly asking = new Task();
  #hideTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly apiKeys: ApiKeys) {
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return () => {
      this.asking.cancel();
      this.hide();
    };
  }

  /** The key while it is shown. */
  get key(): string | undefined {
    return this.state.status === 'shown' ? this.state.key : undefined;
  }

  show(companyId: string): void {
    void this.asking.run(() => this.apiKeys.apiKey(companyId), {
      done: this.reveal,
      failed: (failure) => this.become({ status: 'failed', text: failureText.apiKey(failure) }),
    });
  }

  hide(): void {
    this.become(HIDDEN);
  }

  private reveal(key: string | undefined): void {
    this.become(key === undefined ? { status: 'none' } : { status: 'shown', key });
    if (key !== undefined) this.#hideTimer = setTimeout(this.hide, VISIBLE_FOR_MS);
  }

  private become(state: KeyState): void {
    clearTimeout(this.#hideTimer);
    this.state = state;
  }
}
