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
}

/** The newest first. */
export function newestFirst(deployments: readonly Deployment[]): readonly Deployment[] {
  return deployments.toSorted((one, other) => other.deployedAt.getTime() - one.deployedAt.getTime());
}

export type DeploymentColour = 'green' | 'amber' | 'red' | 'neutral';

const COLOURS: Readonly<Record<string, DeploymentColour>> = {
  success: 'green',
  partial: 'amber',
  failed: 'red',
};

/** The colour of how a deployment went; a word that is not known is neutral. */
export function deploymentColour(status: string): DeploymentColour {
  return Object.hasOwn(COLOURS, status) ? (COLOURS[status] ?? 'neutral') : 'neutral';
}
