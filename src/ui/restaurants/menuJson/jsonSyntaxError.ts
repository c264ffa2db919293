import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { isJson } from '#domain/restaurants/restaurant.ts';

/** Position and reason of a syntax error. Lines and columns start at 1. */
interface JsonFault {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

const REASONS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is not valid JSON',
  InvalidNumberFormat: 'this is not a number',
  PropertyNameExpected: 'a property name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
  EndOfFileExpected: 'there is extra text after the end of the menu',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfString: 'a closing quote is missing',
  InvalidUnicode: 'this is not a character code',
  InvalidEscapeCharacter: 'the character after the backslash is not allowed',
  InvalidCharacter: 'this character must be escaped',
};

export function jsonSyntaxError(text: string): JsonFault | undefined {
  const first = firstError(text);
  if (!first) return undefined;
  const lines = text.slice(0, first.offset).split(/\r\n|\r|\n/);
  return { ...first, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function firstError(text: string): Pick<JsonFault, 'offset' | 'reason'> | undefined {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // the recursive parser limits its depth, but valid JSON may be deeper
    return isJson(text) ? undefined : { offset: text.length, reason: 'the nesting is too deep to check' };
  }
  const [first] = errors.toSorted((one, other) => one.offset - other.offset);
  return (
    first && {
      offset: first.offset,
      reason: REASONS[printParseErrorCode(first.error)] ?? 'this is not valid JSON',
    }
  );
}
