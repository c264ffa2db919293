import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { SpecialSituation } from '#domain/instructions/instructions.ts';
import { filledLines } from '#domain/shared/textLines.ts';
import { Badge } from '../../kit/Badge.tsx';
import { arrival, showOnArrival } from '../voiceAi/arrival.ts';
import { focusOnArrival } from './focusOnArrival.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';
import { listedBox } from './plainList.ts';
import { SituationFields } from './SituationFields.tsx';

interface Props {
  readonly vm: InstructionsViewModel;
  readonly situation: SpecialSituation;
  /** From 1. */
  readonly place: number;
}

/** A special situation in one line, which opens to its fields. */
export const SituationEntry = observer(function SituationEntry({ vm, situation, place }: Props) {
  const id = useId();
  const isOpen = vm.isOpen(situation.id);
  const isNew = vm.situations.arrived === situation.id;
  const isBack = isNew && !isOpen;
  return (
    <Box
      component="li"
      aria-label={`Situation ${place}`}
      ref={isNew ? showOnArrival : undefined}
      sx={{ ...listedBox, ...(isNew && arrival), overflow: 'hidden' }}
    >
      <ButtonBase
        ref={isBack ? focusOnArrival : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => vm.toggle(situation.id)}
        focusRipple
        sx={{
          width: '100%',
          minHeight: 52,
          px: 2,
          py: 1,
          gap: 1,
          justifyContent: 'flex-start',
          textAlign: 'left',
          typography: 'body1',
          '&:focus-visible': { outlineOffset: '-3px' },
        }}
      >
        <Summary situation={situation} />
        {!situation.isActive && <Badge tone="neutral" label="Off" />}
        <ExpandMore aria-hidden sx={{ flex: 'none', transform: isOpen ? 'rotate(180deg)' : undefined }} />
      </ButtonBase>
      {isOpen && (
        <Box id={id} sx={{ p: 2, pt: 1 }}>
          <SituationFields vm={vm} situation={situation} place={place} />
        </Box>
      )}
    </Box>
  );
});

/** Trigger › response › follow-up actions. */
function Summary({ situation: { trigger, response, followUpActions } }: Pick<Props, 'situation'>) {
  const follows = filledLines(followUpActions).length;
  return (
    <Box
      component="span"
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'grid',
        alignItems: 'center',
        columnGap: 1,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 3fr) auto minmax(0, 4fr) auto auto',
        },
      }}
    >
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {trigger.trim() || 'New situation'}
      </Box>
      <Arrow />
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', ...oneLine }}>
        {response}
      </Box>
      <Arrow />
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {followUpText(follows)}
      </Box>
    </Box>
  );
}

function followUpText(count: number): string {
  if (count === 0) return 'No follow-up actions';
  return count === 1 ? '1 follow-up action' : `${count} follow-up actions`;
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

function Arrow() {
  return (
    <ChevronRight
      aria-hidden
      fontSize="small"
      sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
    />
  );
}
