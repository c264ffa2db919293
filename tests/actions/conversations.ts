import { AgentViewModel } from '#ui/agent/AgentViewModel.ts';
import { ConversationViewModel } from '#ui/conversation/ConversationViewModel.ts';
import { conversationText } from '#ui/texts/conversationText.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { notFoundText } from '#ui/texts/notFoundText.ts';
import { TranscriptViewModel } from '#ui/transcript/TranscriptViewModel.ts';
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
    title: 'See an agent and its conversations',
    purpose:
      'Whoever belongs to a restaurant sees how one of its agents is set up, and the newest of its conversations.',
    by: 'member',
    places: [{ page: 'agent' }],
    viewModel: AgentViewModel,
    state: { scenario: 'an agent with conversations' },
    run: (vm, app) => vm.start(app.value('companyId'), app.value('agentId')),
    otherwise: [
      {
        when: 'there is no such agent',
        state: { scenario: 'no such agent' },
        act: (vm, app) => vm.start(app.value('companyId'), app.value('agentId')),
      },
    ],
    shows: (vm) => loadFailureOf(vm.agent, failureText.agent, notFoundText.agent.text),
  }),
  action({
    id: 'load-more-conversations',
    title: 'Load more conversations of an agent',
    purpose: 'Whoever looks for an older conversation has more of them listed below those that are there.',
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
    purpose: 'Whoever belongs to a restaurant reads a conversation, and how it was judged.',
    by: 'member',
    places: [{ page: 'conversation' }],
    viewModel: ConversationViewModel,
    state: { scenario: 'a conversation without audio' },
    run: openConversation,
    otherwise: [
      {
        when: 'there is no such conversation',
        state: { scenario: 'no such conversation' },
        act: openConversation,
      },
    ],
    shows: showsConversation,
  }),
  action({
    id: 'play-recording',
    title: 'Listen to a conversation',
    purpose:
      'Whoever belongs to a restaurant hears a conversation as it was, while its words are followed on the page.',
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
        when: 'the sound cannot be played',
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
    title: 'Search in what was said',
    purpose: 'Whoever reads a long conversation finds where something was said.',
    by: 'member',
    places: [{ page: 'conversation' }, { page: 'company', section: 'calls' }],
    viewModel: { name: TranscriptViewModel.name, make: () => new TranscriptViewModel(lines) },
    state: { scenario: 'a conversation' },
    run: (vm) => vm.search('table'),
    otherwise: [{ when: 'nobody said it', act: (vm) => vm.search('breakfast') }],
    shows: (vm) => messageOf('status', vm.matchCount),
  }),
];
