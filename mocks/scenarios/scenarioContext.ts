import { DEMO_PASSWORD } from '../seed/personas.ts';
import { EMPTY_SETTINGS } from '../db/settings/shapes.ts';
import { HOUR } from '../db/durations.ts';
import { REFRESH_COOKIE } from '../handlers/users/refreshCookie.ts';
import {
  aCall,
  aCallLog,
  aCompany,
  aConnection,
  aConversation,
  aDeployment,
  anAgent,
  anOrder,
  aPendingChange,
  FIXED_PAST_DATE,
} from './scenarioRows.ts';
import type { CallFault, RepeatingFault } from '../faults/faults.ts';
import { accessTokenRow, sessionRow } from '../handlers/users/sessions.ts';
import type {
  AgentRow,
  CallLogRow,
  CallRow,
  CompanyRow,
  PosConnectionRow,
  ConversationRow,
  DeploymentRow,
  MembershipRow,
  OrderRow,
  PendingChangeRow,
  Role,
  SettingsRow,
  TableName,
  TableRows,
  Rows,
  UserRow,
} from '../db/tables.ts';

export type ScenarioValues = Readonly<Record<string, string>>;

/** Parameters of a scenario, mostly IDs. Each has a default. */
export type ScenarioParams = Readonly<Record<string, string | number>>;

/** Builders for a scenario's rows. IDs and times are fixed, so each run gives the same responses. */
export interface ScenarioContext {
  given(name: string, byDefault: string): string;
  /** The current time in epoch milliseconds. */
  now(): number;
  /** The rows built so far. */
  readonly rows: TableRows;
  readonly faults: readonly RepeatingFault[];
  /** Fails every request that matches the pattern. */
  fail(fault: CallFault, pattern: string): void;
  addAll(rows: TableRows): void;
  user(overrides?: Partial<UserRow>): UserRow;
  /** Signs the user in and returns the session's credentials. The access token can be expired. */
  signIn(user: UserRow, options?: { readonly isExpired: boolean }): ScenarioValues;
  company(overrides?: Partial<CompanyRow>): CompanyRow;
  membership(user: UserRow, company: CompanyRow, overrides?: Partial<MembershipRow>): void;
  phoneNumber(company: CompanyRow, id: string, phoneNumber: string): string;
  call(phoneNumberId: string, overrides: Partial<CallRow>): void;
  agent(company: CompanyRow, overrides?: Partial<AgentRow>): AgentRow;
  conversation(agent: AgentRow, overrides?: Partial<ConversationRow>): ConversationRow;
  order(company: CompanyRow, overrides?: Partial<OrderRow>): OrderRow;
  /** The provider in the parameters. Defaults to square. */
  provider(): PosConnectionRow['provider'];
  connection(company: CompanyRow): PosConnectionRow;
  callLog(company: CompanyRow, overrides?: Partial<CallLogRow>): void;
  pendingChange(company: CompanyRow, overrides?: Partial<PendingChangeRow>): PendingChangeRow;
  deployment(company: CompanyRow, overrides?: Partial<DeploymentRow>): DeploymentRow;
  /** Saves the agent's settings. A kind of settings that is left out counts as never saved. */
  settings(company: CompanyRow, saved: Partial<SettingsRow>): void;
}

/** Creates builders that give every row a fixed ID and time. */
export function createScenarioContext(now: () => number, params: ScenarioParams): ScenarioContext {
  const rows: { [Name in TableName]?: Rows[Name][] } = {};
  function add<Name extends TableName>(name: Name, row: Rows[Name]): Rows[Name] {
    const table: Rows[Name][] = (rows[name] ??= []);
    if (table.some(({ id }) => id === row.id)) throw new Error(`A row ${row.id} already exists in ${name}`);
    table.push(row);
    return row;
  }

  const given = (name: string, byDefault: string) => String(params[name] ?? byDefault);
  const provider = (): PosConnectionRow['provider'] =>
    given('provider', 'square') === 'clover' ? 'clover' : 'square';
  const faults: RepeatingFault[] = [];
  return {
    rows,
    faults,
    fail: (fault, pattern) => void faults.push({ fault, pattern }),
    given,
    now,
    addAll: (more) => Object.assign(rows, more),
    user(overrides = {}) {
      const user = {
        id: given('userId', 'user-1'),
        email: given('email', 'owner@tableside.example'),
        password: given('password', DEMO_PASSWORD),
        firstName: 'Giulia',
        lastName: 'Ferraro',
        ...overrides,
      };
      return rows.users?.find(({ id }) => id === user.id) ?? add('users', user);
    },
    signIn({ id: userId, email, password }, { isExpired } = { isExpired: false }) {
      const accessToken = given('accessToken', 'access-token-1');
      const refreshToken = given('refreshToken', 'refresh-token-1');
      add('sessions', sessionRow(refreshToken, userId, now()));
      add('accessTokens', accessTokenRow(accessToken, refreshToken, isExpired ? now() - HOUR : now()));
      const refreshCookie = `${REFRESH_COOKIE}=${refreshToken}`;
      return { userId, email, password, accessToken, refreshToken, refreshCookie };
    },
    company: (overrides = {}) =>
      add('companies', { ...aCompany, id: given('companyId', 'company-1'), ...overrides }),
    membership(user, company, overrides = {}) {
      const role: Role = 'owner';
      add('memberships', {
        id: `${company.id}-${user.id}`,
        companyId: company.id,
        userId: user.id,
        role,
        isActive: true,
        accessCreatedAt: FIXED_PAST_DATE,
        ...overrides,
      });
    },
    phoneNumber: (company, id, phoneNumber) =>
      add('phoneNumbers', { id, companyId: company.id, phoneNumber }).id,
    call: (phoneNumberId, overrides) => void add('calls', { ...aCall, phoneNumberId, ...overrides }),
    agent: (company, overrides = {}) =>
      add('agents', { ...anAgent, id: given('agentId', 'agent-1'), companyId: company.id, ...overrides }),
    conversation: (agent, overrides = {}) =>
      add('conversations', {
        ...aConversation,
        id: given('conversationId', 'conversation-1'),
        agentId: agent.id,
        ...overrides,
      }),
    order: (company, overrides = {}) =>
      add('orders', {
        ...anOrder,
        orderNumber: given('orderNumber', '1042'),
        companyId: company.id,
        ...overrides,
      }),
    provider,
    connection: (company) =>
      add('connections', { ...aConnection, companyId: company.id, provider: provider() }),
    callLog: (company, overrides = {}) =>
      void add('callLogs', { ...aCallLog, companyId: company.id, ...overrides }),
    pendingChange: (company, overrides = {}) =>
      add('pendingChanges', {
        ...aPendingChange,
        id: given('changeId', 'change-1'),
        companyId: company.id,
        ...overrides,
      }),
    deployment: (company, overrides = {}) =>
      add('deployments', {
        ...aDeployment,
        id: given('deploymentId', 'deployment-1'),
        companyId: company.id,
        ...overrides,
      }),
    settings: ({ id }, saved) => void add('settings', { ...EMPTY_SETTINGS, ...saved, id }),
  };
}
