import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { AgentPreview, RecentConversation } from '#domain/agents/agent.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { addressOf } from '../navigation/pages.ts';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import words from '../kit/text/words.module.css';
import { agentLink } from '../navigation/backLinks.ts';
import { monthDayAndTime, shortDate } from '../texts/dates.ts';
import { conversationText } from '../texts/conversationText.ts';
import { countWithNoun } from '../texts/numbers.ts';
import boxes from '../kit/layout/boxes.module.css';
import { Cluster } from '../kit/layout/Row.tsx';
import { idOf, rowKeys } from '../kit/lists/rowKeys.ts';
import { UnreadableRows } from '../kit/lists/UnreadableRows.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import styles from './AgentCard.module.css';

/** Maximum number of conversations to list. */
const MAX_CONVERSATIONS = 5;

interface Props {
  readonly companyId: string;
  readonly agent: AgentPreview;
}

/** An agent's card. The link to the agent covers the card, below the links to conversations. */
export function AgentCard({ companyId, agent }: Props) {
  const { to } = agentLink(companyId, agent.id);
  const [phone] = agent.phoneNumbers;
  return (
    <li className={clsx(boxes.outlined, styles.card)}>
      <Heading level={3} dir="auto" className={styles.name}>
        <Link to={to} className={styles.whole}>
          {agent.name || 'Agent'}
        </Link>
      </Heading>
      {agent.createdAt && <SecondaryText>{`Created ${shortDate(agent.createdAt)}`}</SecondaryText>}
      <Cluster align="stretch" justify="between" className={styles.facts}>
        {phone ? (
          <span className={words.mono}>{phoneNumberText(phone.number)}</span>
        ) : (
          <Text as="span" tone="muted">
            No phone number
          </Text>
        )}
        {agent.callCount !== undefined && <span>{conversationText.all(agent.callCount)}</span>}
      </Cluster>
      <RecentConversations companyId={companyId} agent={agent} />
    </li>
  );
}

/** The agent's latest conversations as links. */
function RecentConversations({ companyId, agent: { id: agentId, recent } }: Props) {
  if (recent.length === 0 && !recent.unreadable) {
    return <SecondaryText className={styles.none}>No conversations yet</SecondaryText>;
  }
  const keys = rowKeys(recent, idOf);
  return (
    <>
      <Text as="h4" size="caption" tone="muted" className={styles.recentTitle}>
        Recent conversations
      </Text>
      <UnreadableRows rows={recent} noun="conversation" />
      <ul className={styles.recent}>
        {recent.slice(0, MAX_CONVERSATIONS).map((conversation, place) => (
          <li key={keys[place]}>
            <Link to={addressOf('conversation', { companyId, agentId, conversationId: conversation.id })}>
              <span className={clsx(styles.dot, conversation.isSuccessful && styles.success)} aria-hidden />
              <span>
                <span>{summaryOf(conversation)}</span>{' '}
                <span className={styles.messages}>
                  {conversation.messageCount !== undefined &&
                    countWithNoun(conversation.messageCount, 'message')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function summaryOf({ isSuccessful, startedAt, durationSeconds, messageCount }: RecentConversation): string {
  const outcome = conversationText.outcome(isSuccessful);
  const length = durationSeconds === undefined ? [] : [minutesAndSeconds(durationSeconds)];
  const facts = [outcome, monthDayAndTime(startedAt), ...length];
  return messageCount === undefined ? facts.join(', ') : `${facts.join(', ')},`;
}
