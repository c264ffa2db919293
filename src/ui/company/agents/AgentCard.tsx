import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { AgentPreview } from '#domain/agents/agent.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { monospaced } from '../../kit/monospaced.ts';
import { toAgent } from '../../kit/ways.ts';
import { shortDate } from '../../texts/dates.ts';
import { RecentConversations } from './RecentConversations.tsx';

interface Props {
  readonly companyId: string;
  readonly agent: AgentPreview;
}

/** One agent: the whole card leads to it by the link of its name, over which the links of its conversations stand. */
export function AgentCard({ companyId, agent }: Props) {
  const { to } = toAgent(companyId, agent.id);
  const [phone] = agent.phoneNumbers;
  return (
    <Box component="li" sx={card}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere', lineHeight: 1.3 }}>
        <Box component={Link} to={to} className="whole">
          {agent.name}
        </Box>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Created {shortDate(agent.createdAt)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mt: 1 }}>
        {phone ? (
          <Box component="span" sx={monospaced}>
            {phoneNumberText(phone.number)}
          </Box>
        ) : (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            No phone number
          </Box>
        )}
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {agent.callCount} {agent.callCount === 1 ? 'call' : 'calls'}
        </Box>
      </Box>
      <RecentConversations companyId={companyId} agentId={agent.id} conversations={agent.recent} />
    </Box>
  );
}

const card = {
  position: 'relative',
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  p: 2,
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  transition: 'border-color 120ms ease-out',
  '&:hover': { borderColor: 'primary.main' },
  '& .whole': { color: 'primary.main', textDecoration: 'none' },
  '& .whole::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
  '& .whole:focus-visible': { outline: 'none' },
  '& .whole:focus-visible::after': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
} as const;
