import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { FlowStage } from '#domain/instructions/instructions.ts';
import { comparable } from '#domain/shared/comparable.ts';
import { nameWords } from '#domain/shared/nameWords.ts';
import { nonBlankLines } from '#domain/shared/nonBlankLines.ts';
import { GreetingHint } from '../forms/GreetingHint.tsx';
import { FormLines } from '../forms/FormLines.tsx';
import { FormText } from '../forms/FormText.tsx';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { nestedFields } from '../forms/nestedFields.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import type { PanelProps } from '../navigation/panel.ts';
import { countWithNoun } from '../texts/numbers.ts';
import { selectableBox, boxList } from '../kit/layout/boxes.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';

interface Props extends PanelProps {
  readonly vm: InstructionsViewModel;
  readonly stages: readonly FlowStage[];
}

/** The conversation's stages as a path, horizontal or vertical by space, one of them open. */
export const ConversationFlow = observer(function ConversationFlow({ vm, stages, restaurantId }: Props) {
  const id = useId();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const { stage: open } = vm;
  const fields = open && (
    <Box id={id}>
      {comparable(open.name) === 'greeting' && (
        <SecondaryText sx={{ mb: 1 }}>
          <GreetingHint place="instructions" restaurantId={restaurantId} />
        </SecondaryText>
      )}
      <StageFields vm={vm} stage={open} />
    </Box>
  );
  return (
    <FieldGroup title="Conversation flow" help="What the agent can say at each stage of a call.">
      {stages.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No stages yet.</Typography>}
      <Box
        component="ol"
        sx={{
          ...boxList,
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(150px, 1fr))' },
        }}
      >
        {stages.map((stage, index) => (
          <Box key={stage.name} component="li" sx={{ minWidth: 0 }}>
            <StageButton vm={vm} stage={stage} place={index + 1} controls={id} />
            {!isWide && stage === open && <Box sx={{ pt: 1.5, pb: 1 }}>{fields}</Box>}
          </Box>
        ))}
      </Box>
      {isWide && fields}
    </FieldGroup>
  );
});

interface StageProps extends Pick<Props, 'vm'> {
  readonly stage: FlowStage;
}

interface ButtonProps extends StageProps {
  /** From 1. */
  readonly place: number;
  /** Id of the stage's fields, while rendered. */
  readonly controls: string;
}

/** A stage of the conversation, which opens its fields. */
const StageButton = observer(function StageButton({ vm, stage, place, controls }: ButtonProps) {
  const open = stage === vm.stage;
  return (
    <ButtonBase
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={() => vm.chooseStage(stage.name)}
      sx={{
        width: '100%',
        height: { lg: '100%' },
        minHeight: 64,
        px: 1.5,
        py: 1,
        gap: 1.5,
        justifyContent: 'flex-start',
        textAlign: 'left',
        ...selectableBox(open),
        ...(!open && { borderColor: 'border.strong' }),
        color: open ? 'soft.onPrimary' : 'text.primary',
        // the line between two stages
        'li + li > &::before': {
          content: '""',
          position: 'absolute',
          bgcolor: 'border.strong',
          left: { xs: 25, lg: -9 },
          top: { xs: -9, lg: '50%' },
          width: { xs: 2, lg: 8 },
          height: { xs: 8, lg: 2 },
        },
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          flex: 'none',
          width: 28,
          height: 28,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '50%',
          border: 1,
          typography: 'caption',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {place}
      </Box>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" dir="auto" sx={{ display: 'block', typography: 'body2', fontWeight: 600 }}>
          {nameWords(stage.name)}
        </Box>
        <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
          {countWithNoun(nonBlankLines(stage.messages).length, 'message')}
        </Box>
      </Box>
    </ButtonBase>
  );
});

/** A stage's messages and fallback. */
const StageFields = observer(function StageFields({ vm, stage }: StageProps) {
  const { name } = stage;
  const fields = nestedFields(vm.form.fields, {
    place: `conversationFlow.${name}`,
    value: stage,
    edit: (changes) => vm.changeStage(name, changes),
  });
  return (
    <Box
      role="group"
      aria-label={nameWords(name)}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <FormLines fields={fields} part="messages" label="Messages" />
      <FormText
        fields={fields}
        part="fallbackResponse"
        label="Fallback response"
        help="What the agent says when no message fits."
        multiline
        minRows={3}
      />
    </Box>
  );
});
