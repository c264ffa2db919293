import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { AgentPreview, RecentConversation } from '#domain/agents/agent.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { addressOf } from '../navigation/pages.ts';
import { monospaced } from '../kit/text/monospaced.ts';
import { agentLink } from '../navigation/backLinks.ts';
import { monthDayAndTime, shortDate } from '../texts/dates.ts';
import { conversationText } from '../texts/conversationText.ts';
import { countWithNoun } from '../texts/numbers.ts';
import { outlinedBox } from '../kit/layout/card.ts';
import { idOf, rowKeys } from '../kit/lists/rowKeys.ts';
import { UnreadableRows } from '../kit/lists/UnreadableRows.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { focusRing } from '../theme/focusRing.ts';

/** Maximum number of listed conversations. */
const AT_MOST = 5;

interface Props {
  readonly companyId: string;
  readonly agent: AgentPreview;
}

/** An agent card. The agent's link covers the card, with the conversation links above it. */
export function AgentCard({ companyId, agent }: Props) {
  const { to } = agentLink(companyId, agent.id);
  const [phone] = agent.phoneNumbers;
  return (
    <Box component="li" sx={card}>
      <Typography variant="h3" dir="auto" sx={{ overflowWrap: 'anywhere', lineHeight: 1.3 }}>
        <Box component={Link} to={to} className="whole">
          {agent.name || 'Agent'}
        </Box>
      </Typography>
      {agent.createdAt && <SecondaryText>{`Created ${shortDate(agent.createdAt)}`}</SecondaryText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mt: 1 }}>
        <Box component="span" sx={phone ? monospaced : { color: 'text.secondary' }}>
          {phone ? phoneNumberText(phone.number) : 'No phone number'}
        </Box>
        {agent.callCount !== undefined && (
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {conversationText.all(agent.callCount)}
          </Box>
        )}
      </Box>
      <RecentConversations companyId={companyId} agent={agent} />
    </Box>
  );
}

/** Links to an agent's latest conversations, one per line. */
function RecentConversations({ companyId, agent: { id: agentId, recent } }: Props) {
  if (recent.length === 0 && !recent.unreadable) {
    return <SecondaryText sx={{ mt: 1.5 }}>No conversations yet</SecondaryText>;
  }
  const keys = rowKeys(recent, idOf);
  return (
    <>
      <Typography variant="caption" component="h4" sx={{ mt: 1.5, color: 'text.secondary' }}>
        Recent conversations
      </Typography>
      <UnreadableRows rows={recent} noun="conversation" />
      <Box component="ul" sx={list}>
        {recent.slice(0, AT_MOST).map((conversation, place) => (
          <li key={keys[place]}>
            <Link to={addressOf('conversation', { companyId, agentId, conversationId: conversation.id })}>
              <span className={conversation.isSuccessful ? 'dot success' : 'dot'} aria-hidden />
              <span>
                <span>{whenAndHow(conversation)}</span>{' '}
                <span className="messages">
                  {conversation.messageCount !== undefined &&
                    countWithNoun(conversation.messageCount, 'message')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </Box>
    </>
  );
}

function whenAndHow({ isSuccessful, startedAt, durationSeconds, messageCount }: RecentConversation): string {
  const outcome = conversationText.outcome(isSuccessful);
  const length = durationSeconds === undefined ? [] : [minutesAndSeconds(durationSeconds)];
  const facts = [outcome, monthDayAndTime(startedAt), ...length];
  return messageCount === undefined ? facts.join(', ') : `${facts.join(', ')},`;
}

const card = {
  position: 'relative',
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  p: 2,
  minWidth: 0,
  ...outlinedBox,
  transition: 'border-color 120ms ease-out',
  '&:hover': { borderColor: 'primary.main' },
  '& .whole': { color: 'primary.main', textDecoration: 'none' },
  '& .whole::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
  '& .whole:focus-visible': { outline: 'none' },
  '& .whole:focus-visible::after': focusRing,
} as const;

const list = {
  m: 0,
  mt: 0.5,
  mx: -1,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& a': {
    // above the link that covers the card
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    alignItems: 'baseline',
    gap: 1,
    px: 1,
    py: { xs: 1.25, md: 0.5 },
    minHeight: { xs: 44, md: 24 },
    borderRadius: '6px',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { bgcolor: 'soft.primary', color: 'soft.onPrimary', textDecoration: 'underline' },
  '& .messages': { whiteSpace: 'nowrap' },
  '& .dot': { flex: 'none', width: 10, height: 10, borderRadius: '50%', bgcolor: 'status.error.mark' },
  '& .dot.success': { bgcolor: 'status.success.mark' },
} as const;
