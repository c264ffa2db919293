import { Failure } from '#application/Failure.ts';

/**
 * Waits for code that a page does without until it is used. Code that does not arrive is a host that cannot be reached.
 * (Chromium remembers a module that failed: there it helps to load the page anew.)
 *
 * @throws Failure `unreachable`
 */
export async function retryableImport<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (cause) {
    throw new Failure('unreachable', { cause });
  }
}
