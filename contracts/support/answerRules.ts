import type { Interaction } from './pactFile.ts';

/** A complete response. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly text: string;
}

/** A deviation that Pact cannot express. */
export interface AnswerProblem {
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

/**
 * The rules of every call that Pact cannot express, because they are about fields and bodies that may be
 * missing: a success has no `success: false`, and is no web page. (see rule: declined response)
 */
export function answerProblems(
  { response: agreed }: Pick<Interaction, 'response'>,
  { status, text }: ReceivedAnswer,
): readonly AnswerProblem[] {
  if (agreed.status >= 300 || status < 200 || status >= 300) return [];
  if (text.trimStart().startsWith('<'))
    return [{ at: 'body', expected: 'no web page', got: text.trim().slice(0, 40) }];
  const isAgreed = isDeclined(agreed.body?.content);
  return isDeclined(parsed(text)) && !isAgreed
    ? [{ at: '$.success', expected: 'true or none', got: 'false' }]
    : [];
}

const isDeclined = (body: unknown) =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MARK = [0xef, 0xbb, 0xbf];

/** A body without its byte order mark, which browsers ignore and Pact does not. */
export const withoutByteOrderMark = (body: Buffer): Buffer =>
  MARK.every((byte, at) => body[at] === byte) ? body.subarray(MARK.length) : body;
