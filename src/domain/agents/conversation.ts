import type { TranscriptLine } from '#domain/shared/transcript.ts';
import type { RecentConversation } from './agent.ts';

/** A conversation in the list of its agent. */
export interface ConversationSummary extends RecentConversation {
  /** 'done', or the host's word for what it is still doing. */
  readonly status: string;
}

/** How many conversations an agent's page shows at first, and adds by Load More. */
export const CONVERSATIONS_PER_PAGE = 20;

/** A part of an agent's conversations; the cursor leads to the next part while there is one. */
export interface ConversationPage {
  readonly conversations: readonly ConversationSummary[];
  readonly nextCursor?: string | undefined;
}

/** One conversation of an agent with a caller, word by word. */
export interface Conversation {
  readonly id: string;
  readonly agentId: string;
  readonly status: string;
  readonly startedAt: Date;
  readonly durationSeconds: number;
  readonly hasAudio: boolean;
  readonly lines: readonly TranscriptLine[];
}

/** What a list shows of a long id. */
export const shortId = (id: string): string => id.slice(0, 8);

/** The raw status where the host has not finished with the conversation. */
export function unfinishedStatus(status: string): string | undefined {
  return status === 'done' ? undefined : status;
}

/**
 * The conversations once their first page is read again: that page, and what was loaded before from where it ends. Where so many are
 * new that the two do not meet, or the page has all there are, it is the page alone.
 */
export function withFirstPage(
  loaded: ConversationPage | undefined,
  first: ConversationPage,
): ConversationPage {
  const conversations = withPage([], first.conversations);
  const last = conversations.at(-1)?.id;
  const end = loaded?.conversations.findIndex(({ id }) => id === last) ?? -1;
  if (!loaded || end < 0 || first.nextCursor === undefined) return { ...first, conversations };
  return {
    conversations: withPage(conversations, loaded.conversations.slice(end + 1)),
    nextCursor: loaded.nextCursor,
  };
}

/** The list with the conversations of one more page; one that it has already is not added again. */
export function withPage(
  list: readonly ConversationSummary[],
  page: readonly ConversationSummary[],
): readonly ConversationSummary[] {
  const known = new Set(list.map(({ id }) => id));
  return [...list, ...page.filter(({ id }) => !known.has(id))];
}
