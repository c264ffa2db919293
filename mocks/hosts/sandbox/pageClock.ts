import { SANDBOX_KEY } from '../urlCommandNames.ts';
import { storedSandbox } from './sandbox.ts';

const GoingOn = Date;
/** Milliseconds since the epoch; undefined while time goes on. */
let standsAt: number | undefined;

/** What says in a page what time it is: to the app, to its libraries and to the backend, who all ask for nothing else. */
const Standing = new Proxy(GoingOn, {
  construct: (target, given, asked) =>
    Reflect.construct(
      target,
      given.length === 0 && standsAt !== undefined ? [standsAt] : given,
      asked,
    ) as object,
  apply: () => new Standing().toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

const now = () => standsAt ?? GoingOn.now();

/** Lets the time of this page stand still at an instant of ISO 8601, or go on; timers run in either case. */
export function setClock(instant: string | undefined): void {
  standsAt = instant === undefined ? undefined : GoingOn.parse(instant);
  globalThis.Date = standsAt === undefined ? GoingOn : Standing;
}

/** Has this page take its time from the world that this browser is in, also when another tab changes it. */
export function followStoredClock(): void {
  setClock(storedSandbox().clock);
  addEventListener('storage', ({ key }) => {
    if (key === SANDBOX_KEY || key === null) setClock(storedSandbox().clock);
  });
}
