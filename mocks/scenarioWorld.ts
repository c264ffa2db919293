import type { Db } from './db.ts';
import { REFRESH_COOKIE } from './refreshCookie.ts';
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
  LONG_AGO,
} from './scenarioRows.ts';
import type { Sessions } from './sessions.ts';
import type {
  AgentRow,
  CallLogRow,
  CallRow,
  CompanyRow,
  ConnectionRow,
  ConversationRow,
  DeploymentRow,
  MembershipRow,
  OrderRow,
  PendingChangeRow,
  Role,
  SettingsRow,
  Snapshot,
  UserRow,
} from './tables.ts';

export type ScenarioValues = Readonly<Record<string, string>>;

/** What a caller of a scenario may choose, mostly ids; each has a default. */
export type ScenarioParams = Readonly<Record<string, string | number>>;

/** Things to build a scenario from. Every id and instant is fixed, so that two runs give the same answers. */
export interface World {
  /** The caller's value for `name`, or the default. */
  given(name: string, byDefault: string): string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Puts whole tables in place of what they held. */
  replace(tables: Snapshot): void;
  user(overrides?: Partial<UserRow>): UserRow;
  /** Signs the user in; gives what a client has after that. */
  signIn(user: UserRow): ScenarioValues;
  company(overrides?: Partial<CompanyRow>): CompanyRow;
  membership(user: UserRow, company: CompanyRow, overrides?: Partial<MembershipRow>): void;
  phoneNumber(company: CompanyRow, id: string, phoneNumber: string): string;
  call(phoneNumberId: string, overrides: Partial<CallRow>): void;
  agent(company: CompanyRow): AgentRow;
  conversation(agent: AgentRow, overrides?: Partial<ConversationRow>): ConversationRow;
  order(company: CompanyRow, overrides?: Partial<OrderRow>): OrderRow;
  /** The provider the caller asks for; square by default. */
  provider(): ConnectionRow['provider'];
  connection(company: CompanyRow): ConnectionRow;
  callLog(company: CompanyRow, overrides?: Partial<CallLogRow>): void;
  pendingChange(company: CompanyRow, overrides?: Partial<PendingChangeRow>): PendingChangeRow;
  deployment(company: CompanyRow, overrides?: Partial<DeploymentRow>): DeploymentRow;
  /** How the agent is set up; what is left out was never saved. */
  settings(company: CompanyRow, saved: Partial<SettingsRow>): void;
}

/** What a scenario is built with; every row has an id and an instant that never change. */
export function createWorld(db: Db, sessions: Sessions, now: () => number, params: ScenarioParams): World {
  const given = (name: string, byDefault: string) => String(params[name] ?? byDefault);
  const provider = (): ConnectionRow['provider'] =>
    given('provider', 'square') === 'clover' ? 'clover' : 'square';
  return {
    given,
    now,
    replace: db.replace,
    user(overrides = {}) {
      const user = {
        id: given('userId', 'user-1'),
        email: given('email', 'owner@tableside.example'),
        password: given('password', 'tableside'),
        firstName: 'Giulia',
        lastName: 'Ferraro',
        ...overrides,
      };
      if (!db.users.find(user.id)) db.users.insert(user);
      return user;
    },
    signIn({ id, email, password }) {
      const tokens = {
        accessToken: given('accessToken', 'access-token-1'),
        refreshToken: given('refreshToken', 'refresh-token-1'),
      };
      if (!db.sessions.find(tokens.refreshToken)) sessions.open(id, tokens);
      const { accessToken, refreshToken } = tokens;
      return { userId: id, email, password, accessToken, refreshCookie: `${REFRESH_COOKIE}=${refreshToken}` };
    },
    company(overrides = {}) {
      const company = { ...aCompany, id: given('companyId', 'company-1'), ...overrides };
      db.companies.insert(company);
      return company;
    },
    membership(user, company, overrides = {}) {
      const role: Role = 'owner';
      db.memberships.insert({
        id: `${company.id}-${user.id}`,
        companyId: company.id,
        userId: user.id,
        role,
        isActive: true,
        accessCreatedAt: LONG_AGO,
        ...overrides,
      });
    },
    phoneNumber(company, id, phoneNumber) {
      db.phoneNumbers.insert({ id, companyId: company.id, phoneNumber });
      return id;
    },
    call(phoneNumberId, overrides) {
      db.calls.insert({ ...aCall, phoneNumberId, ...overrides });
    },
    agent(company) {
      const agent = { ...anAgent, id: given('agentId', 'agent-1'), companyId: company.id };
      db.agents.insert(agent);
      return agent;
    },
    conversation(agent, overrides = {}) {
      const conversation = {
        ...aConversation,
        id: given('conversationId', 'conversation-1'),
        agentId: agent.id,
        ...overrides,
      };
      db.conversations.insert(conversation);
      return conversation;
    },
    order(company, overrides = {}) {
      const orderNumber = given('orderNumber', '1042');
      const order = { ...anOrder, orderNumber, companyId: company.id, ...overrides };
      db.orders.insert(order);
      return order;
    },
    provider,
    connection(company) {
      const connection = { ...aConnection, companyId: company.id, provider: provider() };
      db.connections.insert(connection);
      return connection;
    },
    callLog(company, overrides = {}) {
      db.callLogs.insert({ ...aCallLog, companyId: company.id, ...overrides });
    },
    pendingChange(company, overrides = {}) {
      const id = given('changeId', 'change-1');
      const change = { ...aPendingChange, id, companyId: company.id, ...overrides };
      db.pendingChanges.insert(change);
      return change;
    },
    deployment(company, overrides = {}) {
      const id = given('deploymentId', 'deployment-1');
      const deployment = { ...aDeployment, id, companyId: company.id, ...overrides };
      db.deployments.insert(deployment);
      return deployment;
    },
    settings({ id }, saved) {
      db.settings.insert({ voice: null, menu: null, instructions: null, telephony: null, ...saved, id });
    },
  };
}
