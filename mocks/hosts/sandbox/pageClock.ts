import { SANDBOX_KEY } from '../urlCommandNames.ts';
import { storedSandbox } from './sandbox.ts';

const RealDate = Date;
/** The frozen time in epoch milliseconds. Undefined while the clock runs. */
let frozenAt: number | undefined;

/** The page's `Date`. The app, its libraries, and the backend all use it. */
const FrozenDate = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(
      target,
      given.length === 0 && frozenAt !== undefined ? [frozenAt] : given,
      asked,
    ) as object,
  apply: () => new FrozenDate().toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

const now = () => frozenAt ?? RealDate.now();

/** Freezes this page's clock at an ISO 8601 instant, or resumes the clock. Timers keep running. */
export function setClock(instant: string | undefined): void {
  frozenAt = instant === undefined ? undefined : RealDate.parse(instant);
  globalThis.Date = frozenAt === undefined ? RealDate : FrozenDate;
}

/** Keeps this page's clock equal to the sandbox's, including changes in other tabs. */
export function followStoredClock(): void {
  setClock(storedSandbox().clock);
  addEventListener('storage', ({ key }) => {
    if (key === SANDBOX_KEY || key === null) setClock(storedSandbox().clock);
  });
}
