import { makeAutoObservable } from 'mobx';

/**
 * The panel of a museum's virtual curator. A conversation that cannot start leaves it idle, with the helper text
 * emphasised and no message (rule: curator connection failure).
 */
export class CuratorViewModel {
  static readonly needs = [] as const;
  /** The helper text, which names microphone and volume, is to be noticed. */
  helperEmphasised = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    return this.reset;
  }

  /** There is no voice line to the curator, so the conversation does not start. */
  talk(): void {
    this.couldNotStart();
  }

  private couldNotStart(): void {
    this.helperEmphasised = true;
  }

  private reset(): void {
    this.helperEmphasised = false;
  }
}
