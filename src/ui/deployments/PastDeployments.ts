import { makeAutoObservable, observable } from 'mobx';
import { newestFirst, type Deployment } from '#domain/deployments/deployment.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { Loadable } from '../kit/state/Loadable.ts';

/** A restaurant's deployment history. */
export class PastDeployments {
  readonly history = new Loadable<Rows<Deployment>>();
  /** Ids of the deployments that this app has reverted, because some hosts don't report a revert. */
  private readonly reverted = observable.set<string>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  load(read: (signal: AbortSignal) => Promise<Rows<Deployment>>): void {
    void this.history.load(async (signal) => newestFirst(await read(signal)));
  }

  /** The deployments, newest first. */
  get list(): readonly Deployment[] {
    const marked = (deployment: Deployment) =>
      this.reverted.has(deployment.id) ? { ...deployment, isReverted: true } : deployment;
    return (this.history.value ?? []).map(marked);
  }

  markReverted({ id }: Deployment): void {
    this.reverted.add(id);
  }
}
