import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { unfinishedConversationStatus, type Conversation } from '#domain/agents/conversation.ts';
import { shortId } from '#domain/shared/shortId.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { messageCountOf } from '#domain/shared/transcript.ts';
import { Badge } from '../../kit/text/Badge.tsx';
import boxes from '../../kit/layout/boxes.module.css';
import { CopyableId } from '../../kit/text/CopyableId.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { DefinitionList } from '../../kit/text/DefinitionList.tsx';
import { PageFailure } from '../../kit/feedback/PageFailure.tsx';
import { PageHeader } from '../../kit/layout/PageHeader.tsx';
import { Section } from '../../kit/layout/Section.tsx';
import { LoadingSkeleton } from '../../kit/feedback/LoadingSkeleton.tsx';
import { SkeletonShape } from '../../kit/feedback/Skeletons.tsx';
import { Row } from '../../kit/layout/Row.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { useRouteParam } from '../../kit/browser/useRouteParam.ts';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { agentLink } from '../../navigation/backLinks.ts';
import { ResourceNotFound } from '../notFound/ResourceNotFound.tsx';
import { UNKNOWN_VALUE_TEXT } from '../../texts/companyText.ts';
import { conversationText } from '../../texts/conversationText.ts';
import { dateAndTime } from '../../texts/dates.ts';
import { countWithNoun } from '../../texts/numbers.ts';
import { failureText } from '../../texts/failureText.ts';
import { notFoundText } from '../../texts/notFoundText.ts';
import { Transcript } from '../../calls/transcript/Transcript.tsx';
import { ConversationViewModel } from '../../agents/ConversationViewModel.ts';
import { playerKeys } from '../../calls/player/playerKeys.ts';
import { RecordingPlayer } from '../../calls/player/RecordingPlayer.tsx';
import { SectionErrorBoundary, withoutFrame } from '../../kit/crashes/SectionErrorBoundary.tsx';
import { Text } from '../../kit/text/Text.tsx';
import styles from './ConversationScreen.module.css';

/** A conversation with its transcript and audio. */
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
      {/* one line from the start, so that the transcript doesn't move */}
      <PageHeader
        title="Conversation"
        back={back}
        facts={conversation ? summaryOf(conversation) : '\u00a0'}
      />
      {conversation ? (
        <ConversationView vm={vm} conversation={conversation} />
      ) : (
        <LoadingSkeleton loading={vm.conversation} label="Loading conversation" isLast>
          <ConversationSkeleton />
        </LoadingSkeleton>
      )}
    </>
  );
});

interface ViewProps {
  readonly vm: ConversationViewModel;
  readonly conversation: Conversation;
}

/**
 * The transcript on the left, and the player and facts on the right. On smaller screens, one column with the
 * player at the bottom of the window.
 */
function ConversationView({ vm, conversation }: ViewProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.aside}>
        <section
          aria-label="Recording"
          tabIndex={-1}
          className={clsx(boxes.card, styles.recording, conversation.hasAudio && styles.docked)}
        >
          <SectionErrorBoundary title="Recording" frame={withoutFrame}>
            {conversation.hasAudio ? (
              <RecordingPlayer recording={vm.recording} player={vm.player} seed={conversation.id} />
            ) : (
              <Text tone="muted">{conversationText.noAudio}</Text>
            )}
          </SectionErrorBoundary>
        </section>
        <div className={styles.facts}>
          <SectionErrorBoundary title="Conversation details">
            <ConversationFacts conversation={conversation} />
          </SectionErrorBoundary>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the player's buttons */}
      <div
        className={styles.transcript}
        onKeyDown={conversation.hasAudio ? playerKeys(vm.player) : undefined}
      >
        <Section title="Transcript">
          <Transcript lines={conversation.lines} player={vm.player} hasAudio={conversation.hasAudio} />
        </Section>
      </div>
    </div>
  );
}

/** Placeholder for the player, the facts, and lines of both speakers. */
const ConversationSkeleton = () => (
  <div className={styles.layout}>
    <div className={styles.aside}>
      <div className={clsx(boxes.card, styles.recording, styles.docked)}>
        <SkeletonShape width="100%" height={100} />
      </div>
      <div className={styles.facts}>
        <ConversationFacts conversation={undefined} />
      </div>
    </div>
    <div className={styles.transcript}>
      <Section title="Transcript">
        <Stack gap={12}>
          <SkeletonShape width={360} height={73} />
          <Stack gap={12}>
            {Array.from({ length: 8 }, (_, index) => (
              <Row key={index} {...(index % 2 === 1 && { justify: 'end' })}>
                <SkeletonShape width="65%" height={77} />
              </Row>
            ))}
          </Stack>
        </Stack>
      </Section>
    </div>
  </div>
);

/** Returns the conversation's start and duration, as far as they are known. */
function summaryOf(conversation: Conversation): string {
  const { startedAt, durationSeconds, status } = conversation;
  const parts = [
    startedAt && dateAndTime(startedAt),
    durationSeconds !== undefined && minutesAndSeconds(durationSeconds),
    countWithNoun(messageCountOf(conversation), 'message'),
    unfinishedConversationStatus(status),
  ];
  return parts.filter(Boolean).join(', ');
}

/**
 * Facts about a conversation, with its IDs. Collapsed on a phone, where the transcript matters more.
 * @param conversation undefined until loaded
 */
function ConversationFacts({ conversation }: { readonly conversation: Conversation | undefined }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ExpandMore />}
        onClick={() => setOpen(!isOpen)}
        className={styles.toggle}
      >
        {conversationText.details}
      </Button>
      <div id={id} hidden={!isOpen} className={styles.details}>
        <Section title="Conversation details">
          <DefinitionList facts={factsOf(conversation)} />
        </Section>
      </div>
    </>
  );
}

/** Returns the names and values of the facts. While loading, the values are undefined. */
function factsOf(conversation: Conversation | undefined) {
  const { id, agentId, status = '', startedAt, durationSeconds } = conversation ?? {};
  const unfinished = unfinishedConversationStatus(status);
  const values = conversation && {
    Status: unfinished ? <Badge tone="warning" label={unfinished} /> : status || UNKNOWN_VALUE_TEXT,
    Started: startedAt ? dateAndTime(startedAt) : UNKNOWN_VALUE_TEXT,
    Duration: durationSeconds === undefined ? UNKNOWN_VALUE_TEXT : minutesAndSeconds(durationSeconds),
    Messages: messageCountOf(conversation),
  };
  return [
    { name: 'ID', value: id && <CopyableId id={id} /> },
    { name: 'Agent ID', value: agentId && <CopyableId id={agentId} /> },
    ...(['Status', 'Started', 'Duration', 'Messages'] as const).map((name) => ({
      name,
      value: values?.[name],
    })),
  ];
}
