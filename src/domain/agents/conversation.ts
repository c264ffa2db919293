import { comparable } from '#domain/shared/comparable.ts';
import { rowsWithUnreadable, type Rows } from '#domain/shared/rows.ts';
import type { CallTranscript } from '#domain/shared/transcript.ts';
import type { RecentConversation } from './agent.ts';

export interface ConversationSummary extends RecentConversation {
  /** 'done', or the host's own word for another status. */
  readonly status: string;
}

export const CONVERSATIONS_PER_PAGE = 20;

/** One page of an agent's conversations. `cursor` loads the next page and is absent on the last one. */
export interface ConversationPage {
  readonly conversations: Rows<ConversationSummary>;
  readonly nextCursor?: string | undefined;
}

/** One conversation between an agent and a caller, with its transcript. */
export interface Conversation extends CallTranscript {
  readonly id: string;
  readonly agentId: string;
  readonly status: string;
  readonly startedAt?: Date | undefined;
  readonly durationSeconds?: number | undefined;
  readonly hasAudio: boolean;
}

/** Returns the status of an unfinished conversation as sent by the host, otherwise undefined. */
export function unfinishedConversationStatus(status: string): string | undefined {
  return status === '' || comparable(status) === 'done' ? undefined : status;
}

/**
 * Merges a reloaded first page into the loaded list. Keeps the older conversations after the last one on the
 * new page. Returns only the new page if it has nothing in common with the list, or if it is the whole list.
 */
export function withReloadedFirstPage(
  loaded: ConversationPage | undefined,
  first: ConversationPage,
): ConversationPage {
  const conversations = withNextPage([], first.conversations);
  const last = conversations.at(-1)?.id;
  const end = loaded?.conversations.findIndex(({ id }) => id === last) ?? -1;
  if (!loaded || end < 0 || first.nextCursor === undefined) return { ...first, conversations };
  return {
    conversations: withNextPage(conversations, loaded.conversations.slice(end + 1)),
    nextCursor: loaded.nextCursor,
  };
}

/** Appends a page to the list and skips conversations it already contains. */
export function withNextPage(
  list: Rows<ConversationSummary>,
  page: Rows<ConversationSummary>,
): Rows<ConversationSummary> {
  const known = new Set(list.map(({ id }) => id));
  const rows = [...list, ...page.filter(({ id }) => !known.has(id))];
  return rowsWithUnreadable(rows, (list.unreadable ?? 0) + (page.unreadable ?? 0));
}
