import Box from '@mui/material/Box';
import { fullName, initials, type User } from '#domain/session/user.ts';
import { Tooltip } from '../kit/Tooltip.tsx';
import { visuallyHidden } from '../kit/visuallyHidden.ts';

interface Props {
  readonly user: User;
  readonly wide: boolean;
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Name and e-mail of the user; in the rail the initials, with the full text on hover and focus. */
export function SignedInUser({ user, wide }: Props) {
  const inRail = { ...visuallyHidden, ...(wide ? inFull : { '@media (min-width: 1280px)': inFull }) };
  return (
    <Tooltip text={`${fullName(user)}, ${user.email}`}>
      <Box
        tabIndex={0}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1.5,
          p: 1,
          borderRadius: '6px',
        }}
      >
        <Box
          aria-hidden
          sx={{
            flex: 'none',
            width: 36,
            height: 36,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '50%',
            bgcolor: 'soft.primary',
            color: 'soft.onPrimary',
            typography: 'caption',
            fontWeight: 700,
          }}
        >
          {initials(user)}
        </Box>
        <Box sx={inRail}>
          <Box sx={{ ...ellipsis, typography: 'body2', fontWeight: 600 }}>{fullName(user)}</Box>
          <Box sx={{ ...ellipsis, typography: 'caption', color: 'text.secondary' }}>{user.email}</Box>
        </Box>
      </Box>
    </Tooltip>
  );
}

/** Undoes {@link visuallyHidden}. */
const inFull = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  clipPath: 'none',
  minWidth: 0,
  flex: 1,
} as const;
