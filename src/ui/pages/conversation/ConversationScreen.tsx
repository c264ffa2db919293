import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { unfinishedStatus, type Conversation } from '#domain/agents/conversation.ts';
import { shortId } from '#domain/shared/shortId.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { messageCountOf } from '#domain/shared/transcript.ts';
import { Badge } from '../../kit/text/Badge.tsx';
import { card } from '../../kit/layout/card.ts';
import { CopyableId } from '../../kit/text/CopyableId.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { DefinitionList } from '../../kit/text/DefinitionList.tsx';
import { LoadingSkeleton } from '../../kit/feedback/LoadingSkeleton.tsx';
import { PageFailure } from '../../kit/feedback/PageFailure.tsx';
import { PageHeader } from '../../kit/layout/PageHeader.tsx';
import { BOTTOM_BAR } from '../../kit/layout/pinned.ts';
import { Section } from '../../kit/layout/Section.tsx';
import { SectionSkeletons } from '../../kit/feedback/SectionSkeletons.tsx';
import { useRouteParam } from '../../kit/browser/useRouteParam.ts';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { agentLink } from '../../navigation/backLinks.ts';
import { shortViewport } from '../../kit/layout/viewports.ts';
import { ResourceNotFound } from '../notFound/ResourceNotFound.tsx';
import { UNKNOWN } from '../../texts/companyText.ts';
import { conversationText } from '../../texts/conversationText.ts';
import { dateAndTime } from '../../texts/dates.ts';
import { failureText } from '../../texts/failureText.ts';
import { notFoundText } from '../../texts/notFoundText.ts';
import { Transcript } from '../../calls/transcript/Transcript.tsx';
import { ConversationViewModel } from '../../agents/ConversationViewModel.ts';
import { AudioFailure } from '../../calls/player/AudioFailure.tsx';
import { AudioPlayer } from '../../calls/player/AudioPlayer.tsx';
import { playerKeys } from '../../calls/player/playerKeys.ts';
import { SectionBoundary, withoutFrame } from '../../kit/crashes/SectionBoundary.tsx';

/** A conversation with transcript and audio. */
export const ConversationScreen = observer(function ConversationScreen() {
  const companyId = useRouteParam('companyId');
  const agentId = useRouteParam('agentId');
  const conversationId = useRouteParam('conversationId');
  const vm = useViewModel(ConversationViewModel, companyId, agentId, conversationId);
  const { hash } = useLocation();
  useEffect(() => vm.openAt(hash), [vm, hash]);
  useDocumentTitle('Conversation', shortId(conversationId));
  const { value: conversation, failure, retry } = vm.conversation;
  const back = agentLink(companyId, agentId);
  if (failure?.kind === 'not-found') return <ResourceNotFound {...notFoundText.conversation} ways={[back]} />;
  if (failure) {
    return <PageFailure title="Conversation" text={failureText.conversation} onRetry={retry} back={back} />;
  }
  return (
    <>
      <PageHeader title="Conversation" back={back} />
      {conversation ? (
        <ConversationView vm={vm} conversation={conversation} />
      ) : (
        <SectionSkeletons
          loading={vm.conversation}
          label="Loading conversation"
          lines={{ 'Conversation details': 3, Transcript: 10 }}
        />
      )}
    </>
  );
});

interface ViewProps {
  readonly vm: ConversationViewModel;
  readonly conversation: Conversation;
}

/**
 * Transcript left, player and facts right; on smaller screens one column with the player docked at the
 * bottom.
 */
function ConversationView({ vm, conversation }: ViewProps) {
  return (
    <Box sx={layout}>
      <Box className="aside">
        <Box
          component="section"
          aria-label="Recording"
          tabIndex={-1}
          className={conversation.hasAudio ? 'recording docked' : 'recording'}
        >
          <SectionBoundary title="Recording" frame={withoutFrame}>
            <RecordingPanel vm={vm} conversation={conversation} />
          </SectionBoundary>
        </Box>
        <Box className="facts">
          <SectionBoundary title="Conversation details">
            <ConversationFacts conversation={conversation} />
          </SectionBoundary>
        </Box>
      </Box>
      <Box className="transcript" onKeyDown={conversation.hasAudio ? playerKeys(vm.player) : undefined}>
        <Section title="Transcript">
          <Transcript lines={conversation.lines} player={vm.player} hasAudio={conversation.hasAudio} />
        </Section>
      </Box>
    </Box>
  );
}

/** The audio player. If audio is missing or fails, the rest of the page still works. */
const RecordingPanel = observer(function RecordingPanel({ vm, conversation }: ViewProps) {
  const { recording, player } = vm;
  if (!conversation.hasAudio) {
    return <Typography sx={{ color: 'text.secondary' }}>{conversationText.noAudio}</Typography>;
  }
  if (recording.failed) {
    return <AudioFailure onRetry={recording.retry} />;
  }
  if (!recording.url) {
    return (
      <LoadingSkeleton loading={recording.loading} label="Loading audio">
        <Skeleton variant="rounded" height={44} />
        <Skeleton variant="rounded" height={48} sx={{ mt: 1 }} />
      </LoadingSkeleton>
    );
  }
  return (
    <AudioPlayer
      key={recording.url}
      player={player}
      src={recording.url}
      seed={conversation.id}
      onError={recording.refuse}
    />
  );
});

function ConversationFacts({ conversation }: { readonly conversation: Conversation }) {
  const { startedAt, durationSeconds } = conversation;
  const unfinished = unfinishedStatus(conversation.status);
  return (
    <Section title="Conversation details">
      <DefinitionList
        facts={[
          { name: 'ID', value: <CopyableId id={conversation.id} /> },
          { name: 'Agent ID', value: <CopyableId id={conversation.agentId} /> },
          {
            name: 'Status',
            value: unfinished ? <Badge tone="warning" label={unfinished} /> : conversation.status || UNKNOWN,
          },
          { name: 'Started', value: startedAt ? dateAndTime(startedAt) : UNKNOWN },
          {
            name: 'Duration',
            value: durationSeconds === undefined ? UNKNOWN : minutesAndSeconds(durationSeconds),
          },
          { name: 'Messages', value: messageCountOf(conversation) },
        ]}
      />
    </Section>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  alignItems: 'start',
  gap: 3,
  '& .aside': {
    display: { xs: 'contents', lg: 'grid' },
    gridColumn: 2,
    gap: 3,
    position: 'sticky',
    top: 24,
  },
  '& .transcript': { gridColumn: 1, gridRow: { lg: 1 }, minWidth: 0, order: 2 },
  '& .facts': { order: 1 },
  // short facts in pairs, ids in their own rows
  '& .facts dl': {
    gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)', lg: 'repeat(2, 1fr)' },
  },
  '& .facts dl > div:nth-of-type(-n + 2)': { gridColumn: { xs: '1 / -1', md: 'span 2', lg: '1 / -1' } },
  '& .recording': { ...card, p: 2 },
  '--covered-below': { xs: `calc(140px + ${BOTTOM_BAR})`, lg: '0px' },
  [shortViewport]: { '--covered-below': '0px' },
  // keeps focused elements clear of the docked player and the search
  '& button, & input, & [tabindex]': { scrollMarginBottom: 'var(--covered-below)', scrollMarginTop: '100px' },
  '& .docked': {
    order: { xs: 3, lg: 0 },
    position: { xs: 'sticky', lg: 'static' },
    bottom: BOTTOM_BAR,
    zIndex: 10,
    mx: { xs: -2, md: 0 },
    mb: { xs: -2, md: -3, lg: 0 },
    borderRadius: { xs: 0, md: '12px 12px 0 0', lg: '12px' },
    borderWidth: { xs: '1px 0 0', md: 1 },
    py: { xs: 1, lg: 2 },
    // before the transcript, most of which it would cover
    [shortViewport]: { position: 'static', order: 0, mx: 0, mb: 0, borderRadius: '12px', borderWidth: 1 },
  },
  // hide the player and search in print
  '@media print': { '& .recording, & search': { display: 'none' } },
} as const;
