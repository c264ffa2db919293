import { SANDBOX_KEY } from '../urlCommandNames.ts';
import { storedSandbox } from './sandbox.ts';

const GoingOn = Date;
/** The frozen time in epoch milliseconds, or undefined while time runs. */
let standsAt: number | undefined;

/** The page's `Date`, used by the app, its libraries, and the backend. */
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

/** Freezes this page's time at an ISO 8601 instant, or resumes it. Timers always run. */
export function setClock(instant: string | undefined): void {
  standsAt = instant === undefined ? undefined : GoingOn.parse(instant);
  globalThis.Date = standsAt === undefined ? GoingOn : Standing;
}

/** Follows the sandbox's clock, including changes from other tabs. */
export function followStoredClock(): void {
  setClock(storedSandbox().clock);
  addEventListener('storage', ({ key }) => {
    if (key === SANDBOX_KEY || key === null) setClock(storedSandbox().clock);
  });
}
