import Mic from '@mui/icons-material/MicNone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { nightGround } from '../art/band.ts';
import { house } from '../art/house.ts';
import { Orb } from '../art/Orb.tsx';
import { useViewModel } from '../kit/useViewModel.ts';
import { museumText } from '../texts/museumText.ts';
import { CuratorViewModel } from './CuratorViewModel.ts';
import { characters } from '../theme/characters.ts';

/** The panel in which a museum's virtual curator is talked to. */
export const CuratorPanel = observer(function CuratorPanel({ museumId }: { readonly museumId: string }) {
  const vm = useViewModel(CuratorViewModel, museumId);
  const [heading, helper] = [useId(), useId()];
  return (
    <Box component="section" aria-labelledby={heading} sx={panel}>
      <Typography variant="h2" id={heading}>
        Virtual Curator
      </Typography>
      <Box sx={{ flex: '1 0 auto', display: 'grid', placeItems: 'center' }}>
        <Orb size="clamp(116px, 15vw, 190px)" />
      </Box>
      <Button
        variant="contained"
        startIcon={<Mic />}
        aria-describedby={helper}
        onClick={vm.talk}
        sx={talkButton}
      >
        {museumText.talk}
      </Button>
      <Typography id={helper} sx={vm.helperEmphasised ? emphasised : plain}>
        {museumText.helper}
      </Typography>
      <Typography variant="body2" sx={{ color: '#DCC9D5', maxWidth: characters(48) }}>
        {museumText.duration}
      </Typography>
    </Box>
  );
});

const panel = {
  ...nightGround,
  height: 500,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1.5,
  p: { xs: 2, sm: 3 },
  borderRadius: '20px',
  textAlign: 'center',
  overflowY: 'auto',
} as const;

const talkButton = {
  flex: 'none',
  minHeight: 52,
  px: 3,
  fontSize: '1rem',
  borderRadius: '26px',
  bgcolor: house.apricotBright,
  color: house.ink,
  '&:hover': { bgcolor: '#F7C48E' },
} as const;

const plain = {
  px: 2,
  py: 1,
  maxWidth: characters(48),
  border: '2px solid transparent',
  borderRadius: '12px',
} as const;

/** Bolder, framed and on a lighter ground; the place it takes stays the same. */
const emphasised = {
  ...plain,
  borderColor: house.apricotBright,
  bgcolor: 'rgb(242 176 107 / .14)',
  color: '#FBD9B1',
  textShadow: '0 0 .6px currentColor',
} as const;
