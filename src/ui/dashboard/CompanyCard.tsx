import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { planName } from '#domain/billing/planName.ts';
import type { CompanySummary } from '#domain/companies/company.ts';
import { InitialPlate } from '../art/InitialPlate.tsx';
import type { RestaurantAction } from '../restaurants/dialog.ts';
import { addressOf } from '../app/pages.ts';
import { UNNAMED } from '../texts/companyText.ts';

const tag = {
  minWidth: 0,
  overflowWrap: 'anywhere',
  typography: 'caption',
  fontWeight: 600,
  px: 1,
  py: 0.25,
  borderRadius: 12,
};
const button = { px: 1.25, minWidth: 0 };

interface Props {
  readonly company: CompanySummary;
  readonly onAction: (action: RestaurantAction) => void;
}

/**
 * One restaurant of the dashboard. The whole card is one link; Edit and Delete lie beside it. They are there for everybody:
 * the list does not say who may, and the host refuses who may not: assumption (3).
 */
export function CompanyCard({ company, onAction }: Props) {
  const restaurantId = company.id;
  const name = company.name ?? UNNAMED;
  return (
    <Box component="li" sx={{ listStyle: 'none', display: 'flex', position: 'relative', minWidth: 0 }}>
      <Box
        component={Link}
        to={addressOf('company', { companyId: restaurantId })}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          gap: 1.5,
          p: 2.5,
          minHeight: 172,
          color: 'inherit',
          textDecoration: 'none',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          transition: 'border-color 120ms ease-out',
          '&:hover': { borderColor: 'primary.main' },
          '&:hover h2': { color: 'primary.main' },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <InitialPlate id={restaurantId} name={name} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere', lineHeight: 1.3 }}>
              {name}
            </Typography>
            <Box component="span" sx={{ ...tag, bgcolor: 'surface.sunken', color: 'text.secondary' }}>
              {company.owner ?? 'Owner'}
            </Box>
          </Box>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1, overflowWrap: 'anywhere' }}>
          {company.description ?? 'No description provided'}
        </Typography>
        {/* beside it there is room for the buttons */}
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, mb: -1, mr: 16 }}>
          <Box component="span" sx={{ ...tag, bgcolor: 'soft.primary', color: 'soft.onPrimary' }}>
            {company.plan ? planName(company.plan) : 'No plan'}
          </Box>
        </Box>
      </Box>
      <Box sx={{ position: 'absolute', right: 12, bottom: 12 }}>
        <Button
          aria-label={`Edit ${name}`}
          sx={button}
          onClick={() => onAction({ kind: 'edit', restaurantId })}
        >
          Edit
        </Button>
        <Button
          color="error"
          aria-label={`Delete ${name}`}
          sx={button}
          onClick={() => onAction({ kind: 'delete', restaurantId, name })}
        >
          Delete
        </Button>
      </Box>
    </Box>
  );
}
