import { AgentViewModel } from '#ui/agents/AgentViewModel.ts';
import { ConversationViewModel } from '#ui/agents/ConversationViewModel.ts';
import { conversationText } from '#ui/texts/conversationText.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { notFoundText } from '#ui/texts/notFoundText.ts';
import { TranscriptViewModel } from '#ui/calls/transcript/TranscriptViewModel.ts';
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

const lines = [
  { speaker: 'agent', text: 'Trattoria Aurora! How can I help you today?', atSeconds: 1 },
  { speaker: 'caller', text: 'A table for two at eight, please.', atSeconds: 6 },
] as const;

/** Agents and conversations. */
export const conversations: readonly Action[] = [
  action({
    id: 'see-agent',
    title: 'View an agent and its conversations',
    purpose: 'A user views an agent’s setup and its latest conversations.',
    by: 'member',
    places: [{ page: 'agent' }],
    viewModel: AgentViewModel,
    state: { scenario: 'an agent with conversations' },
    run: (vm, app) => vm.start(app.value('companyId'), app.value('agentId')),
    otherwise: [
      {
        when: 'the agent does not exist',
        state: { scenario: 'no such agent' },
        act: (vm, app) => vm.start(app.value('companyId'), app.value('agentId')),
      },
    ],
    shows: (vm) => loadFailureOf(vm.agent, failureText.agent, notFoundText.agent.text),
  }),
  action({
    id: 'load-more-conversations',
    title: 'Load more conversations',
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
  action({
    id: 'see-conversation',
    title: 'Read a conversation',
    purpose: 'A user reads a conversation and its evaluation.',
    by: 'member',
    places: [{ page: 'conversation' }],
    viewModel: ConversationViewModel,
    state: { scenario: 'a conversation without audio' },
    run: openConversation,
    otherwise: [
      {
        when: 'the conversation does not exist',
        state: { scenario: 'no such conversation' },
        act: openConversation,
      },
    ],
    shows: showsConversation,
  }),
  action({
    id: 'play-recording',
    title: 'Listen to a conversation',
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
    otherwise: [
      {
        when: 'the audio can’t be played',
        async act(vm, app) {
          openConversation(vm, app);
          await app.settle();
          vm.recording.refuse();
        },
      },
    ],
    shows: showsConversation,
  }),
  action({
    id: 'search-transcript',
    title: 'Search a transcript',
    purpose: 'A user finds a passage in a long conversation.',
    by: 'member',
    places: [{ page: 'conversation' }, { page: 'company', section: 'calls' }],
    viewModel: { name: TranscriptViewModel.name, make: () => new TranscriptViewModel(lines) },
    state: { scenario: 'a conversation' },
    run: (vm) => vm.search('table'),
    otherwise: [{ when: 'nothing matches', act: (vm) => vm.search('breakfast') }],
    shows: (vm) => messageOf('status', vm.matchCount),
  }),
];
