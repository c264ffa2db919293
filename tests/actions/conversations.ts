import { AgentViewModel } from '#ui/agents/AgentViewModel.ts';
import { ConversationViewModel } from '#ui/agents/ConversationViewModel.ts';
import { conversationText } from '#ui/texts/conversationText.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { notFoundText } from '#ui/texts/notFoundText.ts';
import { action, type Action } from './action.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import { loadFailureOf, messageOf } from './shownMessages.ts';

const openConversation = (vm: ConversationViewModel, app: HeadlessApp) =>
  vm.start(app.value('companyId'), app.value('agentId'), app.value('conversationId'));

const showsConversation = (vm: ConversationViewModel) => [
  ...loadFailureOf(vm.conversation, failureText.conversation, notFoundText.conversation.text),
  ...(vm.recording.failed ? messageOf('status', conversationText.audioFailed) : []),
  ...(vm.conversation.value?.hasAudio === false ? messageOf('status', conversationText.noAudio) : []),
];

/** Actions for agents and conversations. */
export const conversations: readonly Action[] = [
  action('View an agent and its conversations', {
    purpose: 'A user views an agent’s setup and its latest conversations.',
    by: 'member',
    places: [{ page: 'agent' }],
    viewModel: AgentViewModel,
    state: { scenario: 'an agent with conversations' },
    run: (vm, app) => vm.start(app.value('companyId'), app.value('agentId')),
    elsewhere: { 'the agent does not exist': { scenario: 'no such agent' } },
    shows: (vm) => loadFailureOf(vm.agent, failureText.agent, notFoundText.agent.text),
  }),
  action('Load more conversations', {
    purpose: 'A user loads older conversations below the listed ones.',
    by: 'member',
    places: [{ page: 'agent' }],
    viewModel: AgentViewModel,
    state: {
      as: 'owner@tableside.example',
      values: { companyId: 'trattoria-aurora', agentId: 'aurora-host' },
    },
    open: (vm, app) => vm.start(app.value('companyId'), app.value('agentId')),
    run: (vm) => vm.loadMore(),
    shows: (vm) => (vm.moreFailure ? messageOf('status', conversationText.moreFailed) : []),
  }),
  action('Read a conversation', {
    purpose: 'A user reads a conversation and its evaluation.',
    by: 'member',
    places: [{ page: 'conversation' }],
    viewModel: ConversationViewModel,
    state: { scenario: 'a conversation without audio' },
    run: openConversation,
    elsewhere: { 'the conversation does not exist': { scenario: 'no such conversation' } },
    shows: showsConversation,
  }),
  action('Listen to a conversation', {
    purpose: 'A user plays a conversation’s recording while the transcript follows along.',
    by: 'member',
    places: [{ page: 'conversation' }],
    viewModel: ConversationViewModel,
    state: { scenario: 'a conversation with audio' },
    async run(vm, app) {
      const leave = openConversation(vm, app);
      await app.settle();
      vm.player.toggle();
      return leave;
    },
    otherwise: {
      async 'the audio can’t be played'(vm, app) {
        openConversation(vm, app);
        await app.settle();
        vm.recording.refuse();
      },
    },
    shows: showsConversation,
  }),
];
