import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { FlowStage } from '#domain/instructions/instructions.ts';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';
import { StageButton } from './StageButton.tsx';
import { StageFields } from './StageFields.tsx';

interface Props {
  readonly vm: InstructionsViewModel;
  readonly stages: readonly FlowStage[];
}

/** The stages of a conversation as a path from left to right, on narrow pages from top to bottom; one is open. */
export const ConversationFlow = observer(function ConversationFlow({ vm, stages }: Props) {
  const id = useId();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const { stage: open } = vm;
  const fields = open && (
    <Box id={id}>
      <StageFields vm={vm} stage={open} />
    </Box>
  );
  return (
    <FieldGroup title="Conversation flow" help="What the agent may say in each stage of a call.">
      {stages.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>The conversation has no stages.</Typography>
      )}
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(150px, 1fr))' },
        }}
      >
        {stages.map((stage, index) => (
          <Box key={stage.name} component="li" sx={{ minWidth: 0 }}>
            <StageButton
              stage={stage}
              place={index + 1}
              controls={id}
              open={stage === open}
              onOpen={() => vm.chooseStage(stage.name)}
            />
            {!isWide && stage === open && <Box sx={{ pt: 1.5, pb: 1 }}>{fields}</Box>}
          </Box>
        ))}
      </Box>
      {isWide && fields}
    </FieldGroup>
  );
});
