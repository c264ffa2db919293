import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { Message } from '../../kit/Message.tsx';
import { focusField } from './focusField.ts';
import type { ShownRestaurant } from './RestaurantDraft.ts';

/** After an attempt to send the form: what keeps it back, in the order of the rules, each a way to its field. */
export const ProblemSummary = observer(function ProblemSummary({
  form: { toldProblems },
}: {
  readonly form: ShownRestaurant;
}) {
  if (toldProblems.length === 0) return null;
  return (
    <Message tone="error">
      <Typography sx={{ fontWeight: 600 }}>
        {toldProblems.length === 1
          ? 'One field needs your attention'
          : `${toldProblems.length} fields need your attention`}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {toldProblems.map(([field, sentence]) => (
          <li key={field}>
            <Link
              component="button"
              type="button"
              color="inherit"
              sx={{ textAlign: 'left', minHeight: 24, typography: 'body2', verticalAlign: 'baseline' }}
              onClick={({ currentTarget }) => focusField(currentTarget, field)}
            >
              {sentence}
            </Link>
          </li>
        ))}
      </Box>
    </Message>
  );
});
