import type { Deployment } from '#domain/deployments/deployment.ts';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { port } from '../port.ts';

/** Deployments make saved settings live, and can be reverted. Aborting the signal cancels a read. */
export interface Deployments {
  /** Returns saved changes that are not live yet. */
  pending(restaurantId: string, signal?: AbortSignal): Promise<Rows<PendingChange>>;
  /** Returns past deployments with their status. */
  history(restaurantId: string, signal?: AbortSignal): Promise<Rows<Deployment>>;
  deploy(restaurantId: string, changeIds: readonly string[]): Promise<DeployReply>;
  schedule(restaurantId: string, changeIds: readonly string[], at: Date): Promise<ScheduleReply>;
  /**
   * Immediately restores the previous values of the fields that a deployment changed. Keeps later changes to
   * other fields. Returns whether the host accepted the request.
   */
  revert(restaurantId: string, deploymentId: string): Promise<boolean>;
}
export const Deployments = port<Deployments>('Deployments');

/** `accepted` with the deployment's id, or `refused` with the host's reason. Id and reason are optional. */
export type DeployReply =
  | { readonly outcome: 'accepted'; readonly deploymentId: string | undefined }
  | { readonly outcome: 'refused'; readonly reason: string | undefined };

export type ScheduleReply =
  | { readonly outcome: 'accepted'; readonly scheduledId: string | undefined }
  | { readonly outcome: 'refused' };
