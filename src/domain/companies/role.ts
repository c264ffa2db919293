import { comparable } from '#domain/shared/comparable.ts';

export const KNOWN_ROLES = ['owner', 'admin', 'manager', 'staff'] as const;

/** A user's role in one company: one of {@link KNOWN_ROLES}, or an unknown role as sent by the host. */
export type Role = string;

const ADMINISTERING: readonly string[] = ['owner', 'admin'] satisfies (typeof KNOWN_ROLES)[number][];

/**
 * Owners and admins can see API keys and manage the subscription, the voice AI, and the restaurant. On the
 * restaurant's pages, other roles don't see the buttons for these, not even disabled. The subscription page,
 * the place of the voice AI, and the API keys say which roles have access. Every role may recalculate the
 * minutes. A changed role applies when the restaurant reloads: at the next page, or on return after a while.
 * Panels then give way to a sentence, and their unsaved edits return with them. (rule: roles)
 */
export function mayAdminister(role: Role): boolean {
  return ADMINISTERING.includes(comparable(role));
}
