import {
  AccessTokenRow,
  AgentRow,
  CallLogRow,
  CallRow,
  CompanyRow,
  PosConnectionRow,
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
import type { Row } from './row.ts';

export type * from './rows.ts';

export const SCHEMAS = {
  users: UserRow,
  memberships: MembershipRow,
  companies: CompanyRow,
  phoneNumbers: PhoneNumberRow,
  calls: CallRow,
  agents: AgentRow,
  conversations: ConversationRow,
  orders: OrderRow,
  connections: PosConnectionRow,
  settings: SettingsRow,
  pendingChanges: PendingChangeRow,
  deployments: DeploymentRow,
  schedules: ScheduleRow,
  callLogs: CallLogRow,
  handoffs: HandoffRow,
  sessions: SessionRow,
  accessTokens: AccessTokenRow,
};

export type TableName = keyof typeof SCHEMAS;

export type Rows = { readonly [Name in TableName]: Row<(typeof SCHEMAS)[Name]> };

export const TABLE_NAMES = Object.keys(SCHEMAS) as TableName[];

export type TableRows = { readonly [Name in TableName]?: readonly Rows[Name][] };

/** Tables as JSON text, as in generated seeds and in stored state. */
export type Snapshot = Partial<Record<TableName, string>>;
