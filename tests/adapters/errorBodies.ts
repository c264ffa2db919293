interface ErrorBody {
  readonly kind: string;
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The part of the body that the console can show. */
  readonly words?: string;
}

const json = { 'Content-Type': 'application/json' };
const WORDS = 'Not today';

/** Error bodies of different hosts. The status decides the meaning, so all bodies mean the same. */
export const ERROR_BODIES: readonly ErrorBody[] = [
  { kind: '{message}', body: JSON.stringify({ message: WORDS }), headers: json, words: WORDS },
  { kind: '{error}', body: JSON.stringify({ error: WORDS }), headers: json, words: WORDS },
  {
    kind: '{error: {message}}',
    body: JSON.stringify({ error: { message: WORDS } }),
    headers: json,
    words: WORDS,
  },
  {
    kind: 'problem+json',
    body: JSON.stringify({ type: 'about:blank', title: 'Bad Request', status: 400, detail: WORDS }),
    headers: { 'Content-Type': 'application/problem+json' },
    words: WORDS,
  },
  { kind: 'plain text', body: WORDS, headers: { 'Content-Type': 'text/plain' } },
  { kind: 'an empty body', body: undefined, headers: {} },
  {
    kind: 'a web page',
    body: `<!doctype html><title>${WORDS}</title>`,
    headers: { 'Content-Type': 'text/html' },
  },
];
