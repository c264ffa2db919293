import { billCalls, type BilledCall } from '#domain/companies/callMinutes.ts';
import { Companies } from './Companies.ts';

export interface MinutesReceipt {
  /** One row per call, in the host's order. */
  readonly lines: readonly BilledCall[];
  /** Sum of all calls' whole minutes. */
  readonly total: number;
}

/** Recalculates the used minutes from the calls. Saves nothing. (see rule: recalculate minutes) */
export class RecalculateMinutes {
  static readonly needs = [Companies] as const;
  constructor(private readonly companies: Companies) {}

  async execute(companyId: string): Promise<MinutesReceipt> {
    const phoneLines = await this.companies.calls(companyId);
    const lines = billCalls(phoneLines.flatMap(({ calls }) => calls));
    return { lines, total: lines.at(-1)?.runningTotal ?? 0 };
  }
}
