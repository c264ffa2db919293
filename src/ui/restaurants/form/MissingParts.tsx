import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { focusField } from './focusField.ts';
import type { ShownRestaurant } from './RestaurantDraft.ts';
import { problemsByStep } from './steps.ts';

/** Beside the form, where there is room: each part of it, and how much of it is still missing. */
export const MissingParts = observer(function MissingParts({ form }: { readonly form: ShownRestaurant }) {
  return (
    <Box component="nav" aria-label="Missing parts" sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 1,
          bgcolor: 'surface.sunken',
          borderRadius: '12px',
          position: 'sticky',
          top: 0,
        }}
      >
        {problemsByStep(form.problems, form.has).map(({ title, wrong: [first, ...others] }) => (
          <li key={title}>
            <Button
              fullWidth
              color="inherit"
              startIcon={first ? <Circle /> : <CheckCircle sx={{ color: 'status.success.mark' }} />}
              sx={{ justifyContent: 'flex-start', textAlign: 'left', px: 1.5 }}
              aria-disabled={first === undefined}
              onClick={({ currentTarget }) => {
                if (first) focusField(currentTarget, first);
              }}
            >
              <span>
                {title}
                <Typography
                  component="span"
                  variant="caption"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {first ? `${others.length + 1} to go` : 'Complete'}
                </Typography>
              </span>
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
});
