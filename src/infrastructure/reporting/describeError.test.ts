import { describe, expect, it } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { describeError, describeViolation, isThrownOutsideApp } from './describeError.ts';

const ORIGIN = 'https://tableside.example';
const CHROMIUM = `TypeError: Cannot read properties of undefined (reading 'Nina')
    at Object.onClick (${ORIGIN}/assets/app-home-DLACN-G0.js:1:2345)
    at async ${ORIGIN}/assets/index-BofpNZxK.js:2:17
    at Array.map (<anonymous>)
    at ${ORIGIN}/bookingconfirmed?name=Nina:1:220
    at https://cdn.example/tag.js?id=7:3:9`;
const FIREFOX = `onClick@${ORIGIN}/assets/app-home-DLACN-G0.js:1:2345
@${ORIGIN}/company/c-81:7:1
`;

const thrown = (message: string, stack = '', name = 'TypeError') =>
  Object.assign(new Error(message), { name, stack });
const messageOf = (error: unknown) => describeError(error, ORIGIN).message;

// (rule: error reports)
describe('The description of an error', () => {
  it('has the positions in this build, innermost first', () => {
    expect(
      describeError(thrown("Cannot read properties of undefined (reading 'Nina')", CHROMIUM), ORIGIN),
    ).toEqual({
      message: 'TypeError',
      stack: [
        'app-home-DLACN-G0.js:1:2345',
        'index-BofpNZxK.js:2:17',
        'the page:1:220',
        'another origin:3:9',
      ].join('\n'),
    });
    expect(describeError(thrown('e is undefined', FIREFOX), ORIGIN)).toEqual({
      message: 'TypeError',
      stack: 'app-home-DLACN-G0.js:1:2345\nthe page:7:1',
    });
  });

  it('names the file that failed to load', () => {
    const chunk = `Failed to fetch dynamically imported module: ${ORIGIN}/assets/orders-DLACN-G0.js`;
    expect(messageOf(thrown(chunk))).toBe('TypeError (orders-DLACN-G0.js)');
    expect(messageOf(thrown('Unable to preload CSS for /assets/menu-BofpNZxK.css'))).toBe(
      'TypeError (menu-BofpNZxK.css)',
    );
  });

  it('never contains the message', () => {
    expect(messageOf(thrown('Nina Rossi ordered 2 × Tiramisù'))).toBe('TypeError');
    expect(messageOf(new Failure('rejected', { serverMessage: 'Nina exists' }))).toBe('Failure');
  });

  it("omits other names, and values that aren't errors", () => {
    expect(messageOf(thrown('', '', 'Nina Rossi'))).toBe('Error');
    expect(messageOf('Nina')).toBe('Something other than an error was thrown');
    expect(messageOf(null)).toBe('Something other than an error was thrown');
  });
});

describe('A foreign error', () => {
  it.each([
    [`at f (chrome-extension://abc/content.js:1:2)\n at g (${ORIGIN}/assets/index-BofpNZxK.js:2:17)`, true],
    [` at f (${ORIGIN}/assets/index-BofpNZxK.js:2:17)\n at https://cdn.example/tag.js:3:9`, false],
    ['f@moz-extension://abc/content.js:1:2', true],
    ['', false],
  ])('is recognized by its innermost stack position', (stack, isOutside) => {
    expect(isThrownOutsideApp(thrown('', stack), ORIGIN)).toBe(isOutside);
  });
});

// (rule: error reports)
describe('The description of a policy violation', () => {
  const violation = (effectiveDirective: string, blockedURI: string, sourceFile = '') =>
    describeViolation(
      { effectiveDirective, blockedURI, sourceFile, lineNumber: 1, columnNumber: 20 },
      ORIGIN,
    );

  it.each([
    ['script-src-elem', 'inline', 'Blocked by script-src-elem: inline'],
    [
      'script-src-elem',
      'https://evil.example/a.js?for=Nina',
      'Blocked by script-src-elem: https://evil.example',
    ],
    ['img-src', 'http://ninas-osteria.example/logo.png', 'Blocked by img-src: an address'],
    ['media-src', 'data', 'Blocked by media-src: data'],
    ['connect-src', '', 'Blocked by connect-src: an address'],
  ])('has the directive and the host: %s %s', (directive, blocked, message) => {
    expect(violation(directive, blocked)).toEqual({ message, stack: '' });
  });

  it("has the position in this build, even from Chromium's reports", () => {
    const source = `${ORIGIN}/assets/index-BofpNZxK.js`;
    expect(violation('script-src', 'eval', source)?.stack).toBe('index-BofpNZxK.js:1:20');
    expect(violation('script-src', 'eval', `${ORIGIN}/bookingconfirmed?name=Nina`)?.stack).toBe(
      'the page:1:20',
    );
    const report = { effectiveDirective: 'script-src', lineNumber: 1, columnNumber: 2, sourceFile: null };
    expect(describeViolation({ ...report, blockedURL: 'eval' }, ORIGIN)).toEqual({
      message: 'Blocked by script-src: eval',
      stack: '',
    });
  });

  it('is omitted for browser extensions', () => {
    expect(violation('script-src-elem', 'chrome-extension')).toBeUndefined();
    expect(violation('script-src', 'inline', 'safari-web-extension://abc/a.js')).toBeUndefined();
  });
});
