import { countWithNoun } from './numbers.ts';

const conversations = (count: number) => countWithNoun(count, 'conversation');

/** Texts of the pages of an agent and a conversation. The specification fixes the first three. */
export const conversationText = {
  noAudio: 'No audio available for this conversation',
  audioFailed: 'Failed to load audio',
  noConversations: 'No conversations found for this agent',
  /** Says whether a conversation succeeded, in the same word on all pages. */
  outcome: (isSuccessful: boolean) => (isSuccessful ? 'Successful' : 'Failed'),
  details: 'Details',
  interrupted: 'The sound stopped. Check your speakers or headphones, then press Play.',
  cannotSeek: "You can't skip ahead or back in this recording. Its server only plays it from start to end.",
  firstConversation:
    "The first conversation appears here after someone calls one of the agent's phone numbers.",
  moreFailed: 'Failed to load more conversations',
  more: (count: number) => countWithNoun(count, 'more conversation'),
  /** The number of an agent's conversations, known from the host or after all have loaded. */
  all: conversations,
  latest: (count: number) => `The latest ${conversations(count)}`,
};
