import { comparable } from '#domain/shared/comparable.ts';
import { rowsWithUnreadable, type Rows } from '#domain/shared/rows.ts';
import type { CallTranscript } from '#domain/shared/transcript.ts';
import type { RecentConversation } from './agent.ts';

export interface ConversationSummary extends RecentConversation {
  /** `done`, or the host's word for any other status. */
  readonly status: string;
}

export const CONVERSATIONS_PER_PAGE = 20;

/** One page of an agent's conversations. `nextCursor` loads the next page. The last page has none. */
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
 * Merges a reloaded first page into the loaded list. Keeps the loaded conversations that follow the new
 * page's last one. Returns only the new page if the list lacks that conversation, or if no page follows.
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

/** Appends a page to the list. Skips conversations that the list already contains. */
export function withNextPage(
  list: Rows<ConversationSummary>,
  page: Rows<ConversationSummary>,
): Rows<ConversationSummary> {
  const known = new Set(list.map(({ id }) => id));
  const rows = [...list, ...page.filter(({ id }) => !known.has(id))];
  return rowsWithUnreadable(rows, (list.unreadable ?? 0) + (page.unreadable ?? 0));
}
