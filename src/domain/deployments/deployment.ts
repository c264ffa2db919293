import { comparable } from '#domain/shared/comparable.ts';
import { ownEntry } from '#domain/shared/ownEntry.ts';
import type { Tone } from '#domain/shared/tone.ts';
import { rowsWithUnreadable, type Rows } from '#domain/shared/rows.ts';

/** One deployment of saved changes, successful or not. */
export interface Deployment {
  readonly id: string;
  /** success, failed, or partial. */
  readonly status: string;
  readonly environment: string;
  readonly deployedAt: Date;
  readonly deployedBy: string;
  readonly changes: readonly { readonly type: string; readonly description: string }[];
  /** Whether the deployment can be reverted. */
  readonly rollbackAvailable: boolean;
  readonly notes?: string | undefined;
  /** Whether the deployment was reverted. Undefined if the host does not say. */
  readonly isReverted?: boolean | undefined;
}

/** Returns whether a deployment made these changes live. */
export function includesChanges({ status, changes }: Deployment, wanted: Deployment['changes']): boolean {
  const has = ({ type, description }: Deployment['changes'][number]) =>
    changes.some((change) => change.type === type && change.description === description);
  return comparable(status) !== 'failed' && wanted.every(has);
}

export function newestFirst(deployments: Rows<Deployment>): Rows<Deployment> {
  const sorted = deployments.toSorted((one, other) => other.deployedAt.getTime() - one.deployedAt.getTime());
  return rowsWithUnreadable(sorted, deployments.unreadable);
}

const TONES: Readonly<Record<string, Tone>> = {
  success: 'success',
  partial: 'warning',
  failed: 'error',
};

/** Returns the color of a deployment status. An unknown status is neutral. (rule: deployment status) */
export function deploymentTone(status: string): Tone {
  return ownEntry(TONES, comparable(status)) ?? 'neutral';
}
