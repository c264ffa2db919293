import type { Failure } from '#application/Failure.ts';
import type { ApiKeys } from '#application/companies/ApiKeys.ts';

/** Returns the same key for every company. `trouble` makes every read fail, and `reads` counts the reads. */
export class FakeApiKeys implements ApiKeys {
  key: string | undefined = 'ts_live_4f81';
  trouble: Failure | undefined;
  reads = 0;

  async apiKey() {
    this.reads += 1;
    if (this.trouble) throw this.trouble;
    return this.key;
  }
}
