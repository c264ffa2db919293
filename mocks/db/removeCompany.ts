import type { Db } from './db.ts';

/** Removes a company and all its data. Its users stay because they may belong to other companies. */
export function removeCompany(db: Db, companyId: string): void {
  for (const { id } of db.phoneNumbers.where({ companyId })) {
    for (const call of db.calls.where({ phoneNumberId: id })) db.calls.remove(call.id);
  }
  for (const { id } of db.agents.where({ companyId })) {
    for (const conversation of db.conversations.where({ agentId: id })) {
      db.conversations.remove(conversation.id);
    }
  }
  for (const name of [
    'phoneNumbers',
    'agents',
    'orders',
    'connections',
    'pendingChanges',
    'deployments',
    'schedules',
    'callLogs',
    'handoffs',
    'memberships',
  ] as const) {
    for (const { id } of db[name].where({ companyId })) db[name].remove(id);
  }
  db.settings.remove(companyId);
  db.companies.remove(companyId);
}
