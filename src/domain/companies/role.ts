import { comparable } from '#domain/shared/comparable.ts';

export const KNOWN_ROLES = ['owner', 'admin', 'manager', 'staff'] as const;

/** A user's role in one company: one of {@link KNOWN_ROLES}, or an unknown role as sent by the host. */
export type Role = string;

const ADMINISTERING: readonly string[] = ['owner', 'admin'] satisfies (typeof KNOWN_ROLES)[number][];

/**
 * Owners and admins can see API keys and manage the subscription, the voice AI, and the restaurant. On the
 * restaurant's pages, other roles don't see buttons for these tasks, not even disabled. The subscription page
 * and the sections for voice AI and API keys say which roles have access. Every role may recalculate minutes.
 * A changed role applies when the restaurant reloads: on the next page, or on return to the tab after a
 * while. If access is lost, a message replaces the panels. If it returns, so do unsaved edits. (rule: roles)
 */
export function mayAdminister(role: Role): boolean {
  return ADMINISTERING.includes(comparable(role));
}
