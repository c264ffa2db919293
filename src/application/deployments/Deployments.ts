import type { Deployment } from '#domain/deployments/deployment.ts';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import { port } from '../port.ts';

/** How saved settings go live, and how they are taken back. A read is cancelled by its signal. */
export interface Deployments {
  /** Changes that were saved and are not live. */
  pending(restaurantId: string, signal?: AbortSignal): Promise<readonly PendingChange[]>;
  /** What was deployed, and how that went. */
  history(restaurantId: string, signal?: AbortSignal): Promise<readonly Deployment[]>;
  /** Puts changes live now. */
  deploy(restaurantId: string, changeIds: readonly string[]): Promise<DeployReply>;
  /** Puts changes live at a time to come. */
  schedule(restaurantId: string, changeIds: readonly string[], at: Date): Promise<ScheduleReply>;
  /**
   * Gives the fields that a deployment changed the values that they had before it, at once; what was saved since in other fields
   * stays. Gives whether the host did.
   */
  revert(restaurantId: string, deploymentId: string): Promise<boolean>;
}
export const Deployments = port<Deployments>('Deployments');

/** `accepted` with the id of the deployment, or `refused` with the host's reason, where it gives them. */
export type DeployReply =
  | { readonly outcome: 'accepted'; readonly deploymentId: string | undefined }
  | { readonly outcome: 'refused'; readonly reason: string | undefined };

export type ScheduleReply =
  | { readonly outcome: 'accepted'; readonly scheduledId: string | undefined }
  | { readonly outcome: 'refused' };
