import { expect } from 'vitest';
import type { FailureKind } from '#application/Failure.ts';

/** Expects this failure. What an error says is up to the host, so the contracts have no message. */
export async function expectFailure(
  call: Promise<unknown>,
  kind: FailureKind,
  status: number,
): Promise<void> {
  await expect(call).rejects.toMatchObject({ name: 'Failure', kind, status });
}
