export const KNOWN_ROLES = ['owner', 'admin', 'manager', 'staff'] as const;

/** A person's role in one company: one of {@link KNOWN_ROLES}; a word the host adds later is kept as it came. */
export type Role = string;

const ADMINISTERING: readonly string[] = ['owner', 'admin'] satisfies (typeof KNOWN_ROLES)[number][];

/** An owner or admin may see API keys, and manage the subscription, the voice AI and the restaurant. (rule: roles) */
export function mayAdminister(role: Role): boolean {
  return ADMINISTERING.includes(role.toLowerCase());
}
