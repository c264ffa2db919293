import { Failure } from '#application/Failure.ts';

/**
 * Waits for lazily loaded code. If the code fails to load, rejects as if the host were unreachable. (Chromium
 * caches a failed module until the page is reloaded.)
 * @throws Failure `unreachable`
 */
export async function retryableImport<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (cause) {
    throw new Failure('unreachable', { cause });
  }
}
