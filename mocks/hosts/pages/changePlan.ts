import type { Db } from '../../db/db.ts';
import { freePlan, paidPlanOf } from '../../handlers/billing/plans.ts';
import type { CompanyRow } from '../../db/tables.ts';

/** Changes the company's plan and its minutes, but not the used minutes. An unknown ID means Free. */
export async function changePlan(
  db: Db,
  { id, minutes }: CompanyRow,
  planId: string,
  now: number,
): Promise<string> {
  const { id: plan, name, minutes: credits } = paidPlanOf(planId) ?? freePlan;
  const credit = { date: new Date(now).toISOString(), credits, reason: `${name} plan` };
  await db.companies.update(id, {
    plan,
    minutes: {
      usedCredits: minutes?.usedCredits ?? 0,
      totalCredits: credits,
      creditHistory: [...(minutes?.creditHistory ?? []), credit],
      lastCheckedDate: minutes?.lastCheckedDate ?? null,
    },
  });
  return name;
}
