import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyErrorReports } from './LazyErrorReports.ts';
import { watchErrors } from './watchErrors.ts';

let listeners: Map<string, ((event: object) => void)[]>;
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
const code = vi.hoisted(() => ({ isMissing: false, loads: 0 }));
vi.mock('./Reporter.ts', async (original) => {
  const { Reporter } = await original<typeof import('./Reporter.ts')>();
  return {
    get Reporter() {
      code.loads += 1;
      if (code.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
      return Reporter;
    },
  };
});

beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Map();
  code.isMissing = false;
  code.loads = 0;
  fetched.mockClear();
  const addEventListener = (type: string, listener: (event: object) => void) =>
    void listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('document', { addEventListener });
  vi.stubGlobal('location', new URL('https://tableside.example/company/c-81?name=Nina'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => void vi.useRealTimers());

const dispatch = (type: string, event: object = {}) =>
  listeners.get(type)?.forEach((listener) => listener(event));
const reports = () =>
  new LazyErrorReports({
    url: 'https://reports.example/errors',
    release: 'BofpNZxK',
    pageAt: () => '/company/:companyId',
  });
/** An error as thrown by the app's code. */
const ofOurs = (error: Error) =>
  Object.assign(error, { stack: 'f@https://tableside.example/assets/index-BofpNZxK.js:1:2' });
/** Returns the sent reports once all timers have run. */
async function reported() {
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitFor(() => expect(code.loads).toBe(1));
  await vi.runAllTimersAsync();
  return fetched.mock.calls.flatMap(
    ([, init]) => (JSON.parse(init?.body as string) as { reports: unknown[] }).reports,
  );
}

// (rule: error reports)
describe('Error reports', () => {
  it('load their code after the page, and include earlier errors', async () => {
    const lazy = reports();
    lazy.report('boundary', new RangeError('Invalid time value'));
    await vi.advanceTimersByTimeAsync(2999);
    expect(code.loads).toBe(0);
    expect(await reported()).toMatchObject([{ kind: 'boundary', message: 'RangeError' }]);
    lazy.report('boundary', new URIError('URI malformed'));
    expect(await reported()).toMatchObject([{ kind: 'boundary' }, { message: 'URIError' }]);
  });

  it('include an error if their own code is missing', async () => {
    code.isMissing = true;
    reports().report('error', new Error());
    expect(await reported()).toEqual([
      {
        kind: 'chunk',
        message: 'The code that reports errors failed to load',
        stack: '',
        page: '/company/:companyId',
      },
    ]);
  });

  it('include every error in the window', async () => {
    let observe: ConstructorParameters<typeof ReportingObserver>[0] = () => undefined;
    vi.stubGlobal(
      'ReportingObserver',
      class {
        constructor(callback: typeof observe, options: object) {
          observe = callback;
          expect(options).toEqual({ types: ['csp-violation'], buffered: true });
        }
        observe() {}
      },
    );
    watchErrors(reports());
    dispatch('error', { error: ofOurs(new RangeError('Invalid time value')) });
    // an error of another origin's script, and a resize observer notice
    dispatch('error', { error: null, message: 'Script error.' });
    dispatch('error', { message: 'ResizeObserver loop completed with undelivered notifications.' });
    dispatch('unhandledrejection', { reason: ofOurs(new TypeError('Failed to fetch')) });
    dispatch('vite:preloadError', {
      payload: new Error('Unable to preload CSS for /assets/menu-BofpNZxK.css'),
    });
    const violation = { effectiveDirective: 'script-src-elem', lineNumber: 1, columnNumber: 2 };
    dispatch('securitypolicyviolation', { ...violation, blockedURI: 'inline' });
    observe(
      [
        { body: { ...violation, blockedURL: 'inline' } },
        { body: { ...violation, blockedURL: 'eval' } },
      ] as never,
      {} as never,
    );
    expect(await reported()).toMatchObject([
      { kind: 'error', message: 'RangeError' },
      { kind: 'rejection', message: 'TypeError' },
      { kind: 'chunk', message: 'Error (menu-BofpNZxK.css)' },
      { kind: 'policy', message: 'Blocked by script-src-elem: inline' },
      { kind: 'policy', message: 'Blocked by script-src-elem: eval' },
    ]);
  });
});
