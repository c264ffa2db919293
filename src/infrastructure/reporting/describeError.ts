import { parseUrl } from '#domain/shared/parseUrl.ts';

interface Description {
  readonly message: string;
  readonly stack: string;
}

const MAX_POSITIONS = 20;

/** Matches the URL and position at the end of a stack line: ` at f (https://…:1:2)` or `f@https://…:1:2`. */
const FRAME = /^(?:\s*at |[^\n]*@).*?([\w-]+:\/\/[^\s()@]+?):(\d{1,5}):(\d{1,6})\)?$/gm;

/** Code can choose any error name, so a report includes only names that can't contain what a person typed. */
const ERROR_NAME = /^(Failure|[A-Z][A-Za-z]*Error|Error)$/;

/**
 * Describes an error by its name, any file that failed to load, and positions in this build's scripts. Omits
 * the message, which may quote user input. Removing personal data from the message wouldn't work, because a
 * person's name looks like any other word. (see rule: error reports)
 * @param origin the site's own origin
 */
export function describeError(error: unknown, origin: string): Description {
  if (!(error instanceof Error)) return { message: 'Something other than an error was thrown', stack: '' };
  const name = ERROR_NAME.test(error.name) ? error.name : 'Error';
  const asset = assetIn(error.message, origin);
  return {
    message: asset === undefined ? name : `${name} (${asset})`,
    stack: framesOf(error)
      .slice(0, MAX_POSITIONS)
      .map(([, url, line, column]) => `${scriptAt(url, origin)}:${line}:${column}`)
      .join('\n'),
  };
}

/**
 * Whether a script outside the app threw the error, such as a browser extension or the analytics tag. The
 * innermost stack position decides.
 */
export function isThrownOutsideApp(error: unknown, origin: string): boolean {
  const [frame] = error instanceof Error ? framesOf(error) : [];
  return frame?.[1] !== undefined && originOf(frame[1]) !== origin;
}

/** A violation event, or Chromium's report of a violation. */
type Violation = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'lineNumber' | 'columnNumber'> & {
  readonly blockedURI?: string;
  readonly blockedURL?: string;
  readonly sourceFile?: string | null;
};

/** Restaurants choose the URLs of pictures and recordings, so a hostname may contain a person's name. */
const CHOSEN_BY_USERS = ['img-src', 'media-src'];

/** Returns undefined for a violation by a browser extension. */
export function describeViolation(violation: Violation, origin: string): Description | undefined {
  const { effectiveDirective: directive, lineNumber, columnNumber, sourceFile } = violation;
  const blocked = violation.blockedURI ?? violation.blockedURL ?? '';
  const source = sourceFile ?? '';
  if ([blocked, source].some((url) => /^[\w-]*extension\b/.test(url))) return undefined;
  const isKeyword = /^[a-z-]{1,30}$/.test(blocked);
  const host = CHOSEN_BY_USERS.includes(directive) ? undefined : originOf(blocked);
  return {
    message: `Blocked by ${directive}: ${isKeyword ? blocked : (host ?? 'an address')}`,
    stack: source && `${scriptAt(source, origin)}:${lineNumber}:${columnNumber}`,
  };
}

/** In Chromium, a stack begins with the message, which may look like a position. */
const framesOf = ({ stack = '', message }: Error) => [...stack.replace(message, '').matchAll(FRAME)];

const originOf = (url: string) => parseUrl(url)?.origin;

/** Matches a file of this build, whose name ends with a hash. */
const ASSET = /^\/assets\/([\w.-]+-[\w-]{8}\.(?:js|css))$/;

function scriptAt(url = '', origin: string): string {
  if (originOf(url) !== origin) return 'another origin';
  // an inline script has the page's URL
  return assetIn(url, origin) ?? 'the page';
}

function assetIn(text: string, origin: string): string | undefined {
  const [url] = text.match(/(?:\w+:\/)?\/[^\s'"]+/) ?? [];
  const address = url === undefined ? undefined : parseUrl(url, origin);
  return address?.origin === origin ? ASSET.exec(address.pathname)?.[1] : undefined;
}
