import { ownEntry } from '#domain/shared/ownEntry.ts';
import type { Tone } from '#domain/shared/tone.ts';

/** Settings that went live at once, or were to. */
export interface Deployment {
  readonly id: string;
  /** success, failed or partial. */
  readonly status: string;
  readonly environment: string;
  readonly deployedAt: Date;
  readonly deployedBy: string;
  readonly changes: readonly { readonly type: string; readonly description: string }[];
  /** It can be taken back. */
  readonly rollbackAvailable: boolean;
  readonly notes?: string | undefined;
  /** It was taken back, where the host tells. */
  readonly isReverted?: boolean | undefined;
}

/** The newest first. */
export function newestFirst(deployments: readonly Deployment[]): readonly Deployment[] {
  return deployments.toSorted((one, other) => other.deployedAt.getTime() - one.deployedAt.getTime());
}

const TONES: Readonly<Record<string, Tone>> = {
  success: 'success',
  partial: 'warning',
  failed: 'error',
};

/** The colour of how a deployment went; a word that is not known is neutral. (rule: deployment status) */
export function deploymentTone(status: string): Tone {
  return ownEntry(TONES, status) ?? 'neutral';
}
