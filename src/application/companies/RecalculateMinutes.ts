import { billCalls, type BilledCall } from '#domain/companies/callMinutes.ts';
import { Companies } from './Companies.ts';

export interface MinutesReceipt {
  /** One line per call, in the order of the host. */
  readonly lines: readonly BilledCall[];
  /** Sum of the whole minutes of all calls. */
  readonly total: number;
}

/** Counts the used minutes afresh from the calls themselves. Nothing is saved. (see rule: recalculate minutes) */
export class RecalculateMinutes {
  static readonly needs = [Companies] as const;
  constructor(private readonly companies: Companies) {}

  async execute(companyId: string): Promise<MinutesReceipt> {
    const phoneLines = await this.companies.calls(companyId);
    const lines = billCalls(phoneLines.flatMap(({ calls }) => calls));
    return { lines, total: lines.at(-1)?.runningTotal ?? 0 };
  }
}
