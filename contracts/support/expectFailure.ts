import { expect } from 'vitest';
import type { FailureKind } from '#application/Failure.ts';

/** The call fails in this way; without a message, the host has said nothing that may be shown. */
export async function expectFailure(
  call: Promise<unknown>,
  kind: FailureKind,
  status: number,
  serverMessage?: string,
): Promise<void> {
  await expect(call).rejects.toMatchObject({ name: 'Failure', kind, status, serverMessage });
}
