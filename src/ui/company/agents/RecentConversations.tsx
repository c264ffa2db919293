import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { RecentConversation } from '#domain/agents/agent.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { addressOf } from '../../app/pages.ts';
import { monthDayAndTime } from '../../texts/dates.ts';

const AT_MOST = 5;

interface Props {
  readonly companyId: string;
  readonly agentId: string;
  readonly conversations: readonly RecentConversation[];
}

/** The latest conversations of an agent in a line each, which leads to the conversation. */
export function RecentConversations({ companyId, agentId, conversations }: Props) {
  if (conversations.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        No conversations yet
      </Typography>
    );
  }
  return (
    <>
      <Typography variant="caption" component="h4" sx={{ mt: 1.5, color: 'text.secondary' }}>
        Recent conversations
      </Typography>
      <Box component="ul" sx={list}>
        {conversations.slice(0, AT_MOST).map((conversation) => (
          <li key={conversation.id}>
            <Link to={addressOf('conversation', { companyId, agentId, conversationId: conversation.id })}>
              <span className={conversation.isSuccessful ? 'dot success' : 'dot'} aria-hidden />
              <span>
                {whenAndHow(conversation)}, <span className="messages">{messages(conversation)}</span>
              </span>
            </Link>
          </li>
        ))}
      </Box>
    </>
  );
}

function whenAndHow({ isSuccessful, startedAt, durationSeconds }: RecentConversation): string {
  const outcome = isSuccessful ? 'Success' : 'Failed';
  return [outcome, monthDayAndTime(startedAt), minutesAndSeconds(durationSeconds)].join(', ');
}

const messages = ({ messageCount }: RecentConversation): string =>
  `${messageCount} ${messageCount === 1 ? 'message' : 'messages'}`;

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
