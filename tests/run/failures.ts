import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The parts of Vitest's and Playwright's reports read here. */
export interface VitestFiles {
  readonly testResults: readonly {
    /** The file's path. */
    readonly name: string;
    /** Why the file couldn't run; otherwise empty. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

export interface PlaywrightSuites {
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite extends PlaywrightSuites {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** Lists each failed test: file and full title, then the start of its message. */
export function failuresOfVitest({ testResults }: VitestFiles): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative('', name);
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => line([file, fullName], failureMessages?.[0]));
    return failed.length === 0 && message ? [line([file], message)] : failed;
  });
}

export function failuresOfPlaywright({ suites = [] }: PlaywrightSuites, within: string[] = []): string[] {
  return suites.flatMap((suite) => {
    const path = [...within, suite.title];
    const failed = (suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .flatMap(({ title, tests }) =>
        tests.map(({ projectName, results }) =>
          line([...path, `${title} [${projectName}]`], results.find(({ error }) => error)?.error?.message),
        ),
      );
    return [...failed, ...failuresOfPlaywright(suite, path)];
  });
}

// enough for a click to say what blocked it
const LINES_OF_A_MESSAGE = 12;

function line(path: readonly string[], message = ''): string {
  const begin = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, LINES_OF_A_MESSAGE);
  return [path.join(' › '), ...begin.map((text) => `    ${text}`)].join('\n');
}
