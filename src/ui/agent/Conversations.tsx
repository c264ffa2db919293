import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { EmptyPlate } from '../art/drawings.tsx';
import { Message } from '../kit/Message.tsx';
import { Section } from '../kit/Section.tsx';
import { SlowHint } from '../kit/SlowHint.tsx';
import { visuallyHidden } from '../kit/visuallyHidden.ts';
import { conversationText } from '../texts/conversationText.ts';
import type { AgentViewModel } from './AgentViewModel.ts';
import { ConversationsTable } from './ConversationsTable.tsx';

interface Props {
  readonly vm: AgentViewModel;
}

/** What the agent talked about with whom, newest first. */
export const Conversations = observer(function Conversations({ vm }: Props) {
  return (
    <Section title="Conversations">
      {vm.conversations.length === 0 ? (
        <NoConversations />
      ) : (
        <ConversationsTable conversations={vm.conversations} added={vm.added} />
      )}
      <MoreConversations vm={vm} />
    </Section>
  );
});

/** The button stays where it is through failures, and so does the focus on it. */
const MoreConversations = observer(function MoreConversations({ vm }: Props) {
  const { loadingMore, moreFailure, added } = vm;
  return (
    <>
      <Typography role="status" sx={visuallyHidden}>
        {added && conversationText.more(added.count)}
      </Typography>
      {vm.hasMore && (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, mt: 2 }}>
          {moreFailure && !loadingMore.running && (
            <Message tone="error">{conversationText.moreFailed}</Message>
          )}
          <SlowHint waiting={loadingMore} onCancel={loadingMore.stopWaiting} />
          <Button
            variant="outlined"
            aria-busy={loadingMore.running}
            onClick={vm.loadMore}
            sx={{ minWidth: 160 }}
          >
            {moreLabel(vm)}
          </Button>
        </Box>
      )}
    </>
  );
});

function moreLabel({ loadingMore, moreFailure }: AgentViewModel): string {
  if (loadingMore.running) return 'Loading...';
  return moreFailure ? 'Try again' : 'Load More';
}

function NoConversations() {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 3, textAlign: 'center' }}>
      <EmptyPlate />
      <Typography>{conversationText.noConversations}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {conversationText.firstConversation}
      </Typography>
    </Box>
  );
}
