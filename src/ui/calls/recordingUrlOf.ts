import { Failure } from '#application/Failure.ts';
import type { CallsOfNumber } from '#domain/companies/call.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';

/** Returns the link to a call's recording. @throws Failure `not-found` if there is none */
export function recordingUrlOf(callId: string, lines: readonly CallsOfNumber[]): string {
  const found = lines.flatMap(({ calls }) => calls).find(({ id }) => id === callId);
  const url = httpUrl(found?.recordingUrl);
  if (url === undefined) throw new Failure('not-found');
  return url;
}
