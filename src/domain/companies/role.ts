/** A person's role in one company: owner, admin, manager or staff; a word the host adds later is kept as it came. */
export type Role = string;

/** Owner or admin: may see API keys, manage the subscription, the voice AI and the restaurant (rule: roles). */
export function mayAdminister(role: Role): boolean {
  return ['owner', 'admin'].includes(role.toLowerCase());
}
