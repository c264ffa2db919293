import { expect } from 'vitest';
import type { FailureKind } from '#application/Failure.ts';

/** Expects this failure. Without a message, the host sent none that can be shown. */
export async function expectFailure(
  call: Promise<unknown>,
  kind: FailureKind,
  status: number,
  serverMessage?: string,
): Promise<void> {
  await expect(call).rejects.toMatchObject({ name: 'Failure', kind, status, serverMessage });
}
