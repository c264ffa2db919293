import type {
  AccessTokenRow,
  AgentRow,
  CallLogRow,
  CallRow,
  CompanyRow,
  ConnectionRow,
  ConversationRow,
  DeploymentRow,
  HandoffRow,
  MembershipRow,
  OrderRow,
  PendingChangeRow,
  PhoneNumberRow,
  ScheduleRow,
  SessionRow,
  SettingsRow,
  UserRow,
} from './rows.ts';

export type * from './rows.ts';

/** The tables of the backend, and what is in each. */
export interface Rows {
  readonly users: UserRow;
  readonly memberships: MembershipRow;
  readonly companies: CompanyRow;
  readonly phoneNumbers: PhoneNumberRow;
  readonly calls: CallRow;
  readonly agents: AgentRow;
  readonly conversations: ConversationRow;
  readonly orders: OrderRow;
  readonly connections: ConnectionRow;
  readonly settings: SettingsRow;
  readonly pendingChanges: PendingChangeRow;
  readonly deployments: DeploymentRow;
  readonly schedules: ScheduleRow;
  readonly callLogs: CallLogRow;
  readonly handoffs: HandoffRow;
  readonly sessions: SessionRow;
  readonly accessTokens: AccessTokenRow;
}

export type TableName = keyof Rows;

/** The columns of each table that rows can be looked up by. */
export const LOOKUPS = {
  users: ['email'],
  memberships: ['companyId', 'userId'],
  companies: [],
  phoneNumbers: ['companyId'],
  calls: ['phoneNumberId'],
  agents: ['companyId'],
  conversations: ['agentId'],
  orders: ['companyId'],
  connections: ['companyId', 'provider'],
  settings: [],
  pendingChanges: ['companyId'],
  deployments: ['companyId'],
  schedules: ['companyId'],
  callLogs: ['companyId'],
  handoffs: [],
  sessions: ['userId'],
  accessTokens: ['sessionId'],
} as const satisfies { readonly [Name in TableName]: readonly (keyof Rows[Name] & string)[] };

export type Lookup<Name extends TableName> = (typeof LOOKUPS)[Name][number];

export const TABLE_NAMES = Object.keys(LOOKUPS) as TableName[];

/** Whole tables as JSON text: how a seed is shipped and how state is stored. */
export type Snapshot = Partial<Record<TableName, string>>;
