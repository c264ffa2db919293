import type { ScenarioValues, ScenarioContext } from '../scenarioContext.ts';
import type { CompanyRow, Role } from '../../db/tables.ts';

/** Builds a state from nothing; gives what a caller must know to use it. */
export type State = (world: ScenarioContext) => ScenarioValues | Promise<ScenarioValues>;

/** A company, and somebody signed in who has this role there. */
export function signInMember(
  world: ScenarioContext,
  role: Role,
  overrides: Partial<CompanyRow> = {},
): { values: ScenarioValues; company: CompanyRow; companyId: string } {
  const user = world.user();
  const company = world.company(overrides);
  world.membership(user, company, { role });
  return { values: world.signIn(user), company, companyId: company.id };
}
