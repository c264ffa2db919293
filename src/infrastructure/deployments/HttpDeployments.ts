import type { Deployments } from '#application/deployments/Deployments.ts';
import { declinedResponseAsValue } from '../http/declinedResponseAsValue.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import {
  DeployReplySchema,
  DeploymentHistoryReply,
  PendingChangesReply,
  RevertReplySchema,
  ScheduleReplySchema,
} from './wire.ts';

export class HttpDeployments implements Deployments {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  pending(restaurantId: string, signal?: AbortSignal) {
    return this.api.get(`${root(restaurantId)}/pending`, PendingChangesReply, signal);
  }

  history(restaurantId: string, signal?: AbortSignal) {
    return this.api.get(`${root(restaurantId)}/history`, DeploymentHistoryReply, signal);
  }

  deploy(restaurantId: string, changes: readonly string[]) {
    const answer = this.api.post(`${root(restaurantId)}/deploy`, { changes }, DeployReplySchema);
    return declinedResponseAsValue(answer, (reason) => ({ outcome: 'refused' as const, reason }));
  }

  schedule(restaurantId: string, changes: readonly string[], at: Date) {
    const body = { changes, scheduledTime: at.toISOString() };
    const answer = this.api.post(`${root(restaurantId)}/schedule`, body, ScheduleReplySchema);
    return declinedResponseAsValue(answer, () => ({ outcome: 'refused' as const }));
  }

  revert(restaurantId: string, deploymentId: string) {
    const answer = this.api.post(`${root(restaurantId)}/revert`, { deploymentId }, RevertReplySchema);
    return declinedResponseAsValue(answer, () => false);
  }
}

const root = (restaurantId: string) => path`/api/companies/restaurants/${restaurantId}/deployment`;
