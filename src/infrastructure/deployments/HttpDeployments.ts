import type { Deployments } from '#application/deployments/Deployments.ts';
import { declinedAsValue } from '../http/declinedAsValue.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import {
  DeployReplySchema,
  HistoryReply,
  PendingReply,
  RevertReplySchema,
  ScheduleReplySchema,
} from './wire.ts';

export class HttpDeployments implements Deployments {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  pending(restaurantId: string, signal?: AbortSignal) {
    return this.api.get(`${root(restaurantId)}/pending`, PendingReply, signal);
  }

  history(restaurantId: string, signal?: AbortSignal) {
    return this.api.get(`${root(restaurantId)}/history`, HistoryReply, signal);
  }

  deploy(restaurantId: string, changes: readonly string[]) {
    const answer = this.api.post(`${root(restaurantId)}/deploy`, { changes }, DeployReplySchema);
    return declinedAsValue(answer, (reason) => ({ outcome: 'refused' as const, reason }));
  }

  schedule(restaurantId: string, changes: readonly string[], at: Date) {
    const body = { changes, scheduledTime: at.toISOString() };
    const answer = this.api.post(`${root(restaurantId)}/schedule`, body, ScheduleReplySchema);
    return declinedAsValue(answer, () => ({ outcome: 'refused' as const }));
  }

  revert(restaurantId: string, deploymentId: string) {
    const answer = this.api.post(`${root(restaurantId)}/revert`, { deploymentId }, RevertReplySchema);
    return declinedAsValue(answer, () => false);
  }
}

const root = (restaurantId: string) => path`/api/companies/restaurants/${restaurantId}/deployment`;
