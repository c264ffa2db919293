import { minutesReceipt, type MinutesReceipt } from '#domain/companies/minutesReceipt.ts';
import { Companies } from './Companies.ts';

/** Recalculates the used minutes from the calls. Saves nothing. (see rule: recalculate minutes) */
export class RecalculateMinutes {
  static readonly needs = [Companies] as const;
  constructor(private readonly companies: Companies) {}

  async execute(companyId: string, signal?: AbortSignal): Promise<MinutesReceipt> {
    return minutesReceipt(await this.companies.calls(companyId, signal));
  }
}
