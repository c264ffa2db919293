import type { ScenarioValues, ScenarioContext } from '../scenarioContext.ts';
import type { CompanyRow, Role } from '../../db/tables.ts';

/** Builds a state in an empty database and returns the values needed to use it. */
export type State = (context: ScenarioContext) => ScenarioValues | Promise<ScenarioValues>;

/** Creates a company and signs in a user with this role. */
export function signInMember(
  context: ScenarioContext,
  role: Role,
  overrides: Partial<CompanyRow> = {},
): { values: ScenarioValues; company: CompanyRow; companyId: string } {
  const user = context.user();
  const company = context.company(overrides);
  context.membership(user, company, { role });
  return { values: context.signIn(user), company, companyId: company.id };
}
