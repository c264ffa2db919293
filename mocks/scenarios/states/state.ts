import type { ScenarioValues, ScenarioWorld } from '../scenarioWorld.ts';
import type { CompanyRow, Role } from '../../db/tables.ts';

/** Builds a state from nothing; gives what a caller must know to use it. */
export type State = (world: ScenarioWorld) => ScenarioValues | Promise<ScenarioValues>;

/** A company, and somebody signed in who has this role there. */
export function memberOf(
  world: ScenarioWorld,
  role: Role,
  overrides: Partial<CompanyRow> = {},
): { values: ScenarioValues; company: CompanyRow; companyId: string } {
  const user = world.user();
  const company = world.company(overrides);
  world.membership(user, company, { role });
  return { values: world.signIn(user), company, companyId: company.id };
}
