import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorKind } from '#application/shared/ErrorReports.ts';
import fc from '#tests/support/properties.ts';
import type { ErrorReport } from './errorReport.ts';
import { Reporter } from './Reporter.ts';

const ORIGIN = 'https://tableside.example';
const URL_OF_REPORTS = 'https://reports.example/errors';

let listeners: Map<string, () => void>;
let bodies: string[];
let hidden: boolean;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Map();
  bodies = [];
  hidden = false;
  fetched.mockReset().mockImplementation((_url, init) => {
    bodies.push(init?.body as string);
    return Promise.resolve(new Response());
  });
  const listen = (type: string, listener: () => void) => void listeners.set(type, listener);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('document', {
    addEventListener: listen,
    get hidden() {
      return hidden;
    },
  });
  vi.stubGlobal('location', new URL('/bookingconfirmed?name=Nina', ORIGIN));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => void vi.useRealTimers());

const reporter = (url = URL_OF_REPORTS) =>
  new Reporter({ url, release: 'BofpNZxK', pageAt: (path) => (path === '/' ? '/' : '/company/:companyId') });
const caught = (error: unknown, kind: ErrorKind = 'error') => ({ kind, error, pathname: '/company/c-81' });
const bug = (line: number) =>
  Object.assign(new TypeError('e is not a function'), {
    stack: `f@${ORIGIN}/assets/index-BofpNZxK.js:${line}:2`,
  });
const sent = () =>
  bodies.map((body) => JSON.parse(body) as { release: string; reports: readonly ErrorReport[] });

// (rule: error reports)
describe('Reporter', () => {
  it('sends errors in batches, with their page and the release', () => {
    const reports = reporter();
    reports.add(caught(bug(1)));
    reports.add(caught(bug(2), 'boundary'));
    expect(bodies).toEqual([]);
    vi.runAllTimers();
    const known = { message: 'TypeError', page: '/company/:companyId' };
    expect(sent()).toEqual([
      {
        release: 'BofpNZxK',
        reports: [
          { kind: 'error', ...known, stack: 'index-BofpNZxK.js:1:2' },
          { kind: 'boundary', ...known, stack: 'index-BofpNZxK.js:2:2' },
        ],
      },
    ]);
  });

  it.each(['pagehide', 'visibilitychange'])('sends waiting errors on %s, each once', (event) => {
    reporter().add(caught(bug(1)));
    hidden = true;
    listeners.get(event)?.();
    expect(sent()).toHaveLength(1);
    vi.runAllTimers();
    listeners.get(event)?.();
    expect(sent()).toHaveLength(1);
  });

  it('does not send queued errors when the page is shown again', () => {
    reporter().add(caught(bug(1)));
    listeners.get('visibilitychange')?.();
    expect(bodies).toEqual([]);
  });

  it('sends each error once, even if it is thrown twice or is a cause', () => {
    const reports = reporter();
    const error = bug(1);
    for (const kind of ['rejection', 'boundary'] as const) reports.add(caught(error, kind));
    reports.add(caught(bug(1)));
    reports.add(caught(new Error('The code of orders failed to load', { cause: error }), 'boundary'));
    vi.runAllTimers();
    reports.add(caught(bug(1)));
    vi.runAllTimers();
    expect(sent().flatMap((batch) => batch.reports)).toMatchObject([{ kind: 'rejection' }]);
  });

  it('sends at most twenty errors per page load', () => {
    const reports = reporter();
    for (let line = 1; line < 100; line++) {
      reports.add(caught(bug(line)));
      vi.runAllTimers();
    }
    expect(sent().flatMap((batch) => batch.reports)).toHaveLength(20);
  });

  it('omits uncaught errors of extensions', () => {
    const foreign = () => Object.assign(new Error(), { stack: 'f@moz-extension://abc/content.js:1:2' });
    reporter().add(caught(foreign()));
    vi.runAllTimers();
    expect(bodies).toEqual([]);
  });

  it('sends no cookies or referrer, and ignores an unreachable target', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    reporter().add(caught(bug(1)));
    vi.runAllTimers();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      URL_OF_REPORTS,
      expect.objectContaining({ keepalive: true, referrerPolicy: 'no-referrer', credentials: 'omit' }),
    );
    await expect(fetched.mock.results[0]?.value).rejects.toThrow();
  });
});

/** Personal data as it occurs in the app. */
const personal = {
  name: fc.constantFrom('Nina', 'Rossi', 'Nina Rossi', 'Žofia O’Brien', '李小龍'),
  email: fc.emailAddress(),
  phone: fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map((digits) => `+1${digits}`),
  id: fc.uuid(),
  token: fc.base64String({ minLength: 24, maxLength: 80 }).map((text) => `eyJ${text}.${text}`),
  order: fc.constantFrom(
    '2 × Tiramisù, no cream',
    'Call me when the table is ready',
    'ring "twice"\n at the door',
  ),
  address: fc.webUrl({ withQueryParameters: true, withFragments: true }),
  text: fc.string({ minLength: 8 }),
};

/** Error messages that browsers and libraries build from data. */
const wordings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `Cannot read properties of undefined (reading '${text}')`,
  (text) => `Failed to fetch dynamically imported module: ${ORIGIN}/company/${text}?name=${text}`,
  (text) => `Failed to fetch dynamically imported module: ${ORIGIN}/assets/${text}`,
  (text) => `Unable to preload CSS for /assets/index-BofpNZxK.js?${text}`,
  (text) => `No matching bindings found for ${text}\n    at ${text} (${ORIGIN}/${text}:1:2)`,
];
const stacks: readonly ((text: string) => string)[] = [
  (text) => `    at ${text} (${ORIGIN}/assets/index-BofpNZxK.js:1:2)`,
  (text) => `${text}@${ORIGIN}/company/${encodeURIComponent(text)}?name=${text}:1:2`,
  (text) => `    at ${ORIGIN}/bookingconfirmed?name=${encodeURIComponent(text)}:1:2`,
  (text) => `    at ${text}`,
  (text) => `    at eval (eval at ${text} (${text}:1:2), <anonymous>:1:1)`,
];

/** The ways in which personal data could reach a report. */
const leaks: readonly ((text: string, message: string, stack: string) => Parameters<Reporter['add']>[0])[] = [
  (_, message, stack) => {
    const error = new TypeError(message);
    error.stack = `TypeError: ${message}\n${stack}`;
    return caught(error);
  },
  (_, message, stack) => caught(Object.assign(new Error(message), { stack }), 'boundary'),
  (text) => caught(Object.assign(new Error(), { name: text, stack: '' }), 'rejection'),
  (text) => caught(text, 'rejection'),
  (text, message) => caught({ text, message, name: text, toString: () => text }, 'rejection'),
  (text, message) => caught(new Error('', { cause: new Error(message, { cause: text }) }), 'chunk'),
  (text) => ({ ...caught(new Error('e is not a function')), pathname: `/company/${text}/orders` }),
  ...['img-src', 'media-src'].map((effectiveDirective) => (text: string) => {
    const blockedURI = `https://${encodeURIComponent(text)}.example/${text}`;
    const sourceFile = `${ORIGIN}/company/${text}?name=${text}`;
    return caught({ effectiveDirective, blockedURI, sourceFile, lineNumber: 1, columnNumber: 2 }, 'policy');
  }),
  (text) => {
    const [blockedURL, sourceFile] = [
      `https://evil.example/${text}?${text}#${text}`,
      `https://other.example/${text}`,
    ];
    const position = { effectiveDirective: 'script-src', lineNumber: 1, columnNumber: 2 };
    return caught({ ...position, blockedURL, sourceFile, sample: text, referrer: text }, 'policy');
  },
];

// (rule: error reports)
describe('A report', () => {
  /** Everything that a report may contain. */
  const fixed = [
    'Error TypeError',
    'Something other than an error was thrown, Blocked by script-src: https://evil.example, another origin:1:2',
    '{"release":"BofpNZxK","reports":[{"kind":"rejection","message":"","stack":"index-BofpNZxK.js:1:2","page":"/company/:companyId"}]}',
  ].join(' ');

  it('never contains personal data', () => {
    const given = fc.tuple(
      fc.oneof(...Object.values(personal)),
      fc.constantFrom(...wordings),
      fc.constantFrom(...stacks),
      fc.constantFrom(...leaks),
    );
    let reported = 0;
    fc.assert(
      fc.property(given, ([text, wording, stack, leak]) => {
        bodies = [];
        reporter().add(leak(text, wording(text), stack(text)));
        vi.runAllTimers();
        reported += bodies.length;
        // the whole text and each of its words
        const words = text.split(/[\s,"/?#=&@.]+/).filter((word) => word.length > 3);
        for (const part of [text, ...words]) {
          for (const form of [part, encodeURIComponent(part), JSON.stringify(part).slice(1, -1)]) {
            if (!fixed.includes(form)) expect(bodies.join('')).not.toContain(form);
          }
        }
      }),
      { numRuns: 500 },
    );
    expect(reported).toBeGreaterThan(250);
  });
});
