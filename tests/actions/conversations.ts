import { AgentViewModel } from '#ui/agents/AgentViewModel.ts';
import { ConversationViewModel } from '#ui/agents/ConversationViewModel.ts';
import { conversationText } from '#ui/texts/conversationText.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { notFoundText } from '#ui/texts/notFoundText.ts';
import { actionsOf, type Action } from './action.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import { loadFailureOf, messageOf } from './shownMessages.ts';

const agentAction = actionsOf(AgentViewModel, {
  by: 'member',
  places: [{ page: 'agent' }],
  open: (vm, app) => vm.start(app.value('companyId'), app.value('agentId')),
  shows: (vm) => [
    ...loadFailureOf(vm.agent, failureText.agent, notFoundText.agent.text),
    ...messageOf('status', vm.moreFailure && conversationText.moreFailed),
  ],
});

async function openConversation(vm: ConversationViewModel, app: HeadlessApp): Promise<() => void> {
  const leave = vm.start(app.value('companyId'), app.value('agentId'), app.value('conversationId'));
  await app.settle();
  return leave;
}

const conversationAction = actionsOf(ConversationViewModel, {
  by: 'member',
  places: [{ page: 'conversation' }],
  open: openConversation,
  shows: ({ conversation, recording }) => [
    ...loadFailureOf(conversation, failureText.conversation, notFoundText.conversation.text),
    ...messageOf('status', recording.failed && conversationText.audioFailed),
    ...messageOf('status', conversation.value?.hasAudio === false && conversationText.noAudio),
  ],
});

/** Actions for agents and conversations. */
export const conversations: readonly Action[] = [
  agentAction('View an agent and its conversations', {
    purpose: 'A user views an agent’s setup and its latest conversations.',
    state: { scenario: 'an agent with conversations' },
    elsewhere: { 'the agent does not exist': { scenario: 'no such agent' } },
  }),
  agentAction('Load more conversations', {
    purpose:
      'A user loads older conversations below the listed ones. After a failure, the list stays and the button is **Try again**. A conversation that is already listed is skipped.',
    state: {
      as: 'owner@tableside.example',
      values: { companyId: 'trattoria-aurora', agentId: 'aurora-host' },
    },
    run: (vm) => vm.loadMore(),
  }),
  conversationAction('Read a conversation', {
    purpose: 'A user reads a conversation and its evaluation.',
    state: { scenario: 'a conversation without audio' },
    elsewhere: { 'the conversation does not exist': { scenario: 'no such conversation' } },
  }),
  conversationAction('Listen to a conversation', {
    purpose:
      'A user plays a conversation’s recording while the transcript follows along. An address with `#t=83` starts there.',
    state: { scenario: 'a conversation with audio' },
    open: () => undefined,
    enter: openConversation,
    run: (vm) => vm.player.toggle(),
    otherwise: { 'the audio can’t be played': (vm) => vm.recording.refuse() },
  }),
];
