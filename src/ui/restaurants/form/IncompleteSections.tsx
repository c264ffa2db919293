import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { RestaurantField } from '#domain/restaurants/restaurant.ts';
import { Alert } from '../../kit/feedback/Alert.tsx';
import type { ShownRestaurant } from './RestaurantEditor.ts';
import { formSteps } from './steps.ts';

interface Props {
  readonly form: ShownRestaurant;
}

/** After a submit: the problems in order, each a link to its field. */
export const ProblemSummary = observer(function ProblemSummary({ form: { problemsAfterSubmit } }: Props) {
  if (problemsAfterSubmit.length === 0) return null;
  return (
    <Alert tone="error">
      <Typography sx={{ fontWeight: 600 }}>
        {problemsAfterSubmit.length === 1
          ? 'One field needs your attention'
          : `${problemsAfterSubmit.length} fields need your attention`}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problemsAfterSubmit.map(([field, sentence]) => (
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
    </Alert>
  );
});

/** Next to the form, if there is space: its sections with the number of missing fields. */
export const IncompleteSections = observer(function IncompleteSections({ form }: Props) {
  return (
    <Box component="nav" aria-label="Missing information" sx={{ display: { xs: 'none', lg: 'block' } }}>
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
        {formSteps(form).map(({ title, rows }) => {
          const fields = rows.flat();
          const [first, ...others] = form.problems
            .map(([field]) => field)
            .filter((field) => fields.includes(field));
          return (
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
                  <span>{title}</span>
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
          );
        })}
      </Box>
    </Box>
  );
});

function focusField(inForm: Element, field: RestaurantField): void {
  inForm
    .closest('form')
    ?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea, select, [contenteditable])`)
    ?.focus();
}
