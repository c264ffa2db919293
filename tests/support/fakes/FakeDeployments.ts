import type { Deployments } from '#application/deployments/Deployments.ts';
import type { Failure } from '#application/Failure.ts';
import type { Deployment } from '#domain/deployments/deployment.ts';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import { aDeployment } from '../builders/deployments.ts';

/**
 * The deployments of one restaurant. `trouble` makes every request fail, `refusal` makes the host refuse
 * writes, and `hold` delays a revert.
 */
export class FakeDeployments implements Deployments {
  waiting: readonly PendingChange[] = [];
  past: readonly Deployment[] = [];
  trouble: Failure | undefined;
  refusal: { readonly reason?: string } | undefined;
  hold: Promise<void> | undefined;
  /** All requests except reads. */
  readonly calls: string[] = [];

  async pending() {
    this.fail();
    return this.waiting;
  }

  async history() {
    this.fail();
    return this.past;
  }

  async deploy(_restaurantId: string, changeIds: readonly string[]) {
    this.take(`deploy ${changeIds.join(' ')}`);
    if (this.refusal) return { outcome: 'refused' as const, reason: this.refusal.reason };
    const deploymentId = `deployment-${this.past.length + 1}`;
    const changes = this.waiting.filter(({ id }) => changeIds.includes(id));
    this.waiting = this.waiting.filter((change) => !changes.includes(change));
    this.past = [aDeployment({ id: deploymentId, changes }), ...this.past];
    return { outcome: 'accepted' as const, deploymentId };
  }

  async schedule(_restaurantId: string, changeIds: readonly string[], at: Date) {
    this.take(`schedule ${changeIds.join(' ')} ${at.toISOString()}`);
    if (this.refusal) return { outcome: 'refused' as const };
    this.waiting = this.waiting.map((change) =>
      changeIds.includes(change.id) ? { ...change, scheduledFor: at } : change,
    );
    return { outcome: 'accepted' as const, scheduledId: 'schedule-1' };
  }

  async revert(_restaurantId: string, deploymentId: string) {
    this.take(`revert ${deploymentId}`);
    await this.hold;
    if (this.refusal) return false;
    this.past = this.past.map((deployment) =>
      deployment.id === deploymentId
        ? { ...deployment, rollbackAvailable: false, isReverted: true }
        : deployment,
    );
    return true;
  }

  private take(call: string) {
    this.calls.push(call);
    this.fail();
  }

  private fail() {
    if (this.trouble) throw this.trouble;
  }
}
