import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import type { Loadable } from '../kit/Loadable.ts';

interface Props {
  /** Until the company has loaded, the user's role is unknown. */
  readonly loading: Loadable<Company>;
  readonly children: (company: Company) => ReactNode;
}

/**
 * Section actions for owners and admins. Reserves their space from the start so nothing moves, except on a
 * phone, where they are a separate row. (see rule: roles)
 */
export const AdminActions = observer(function AdminActions({ loading, children }: Props) {
  const { value: company } = loading;
  const mayUse = company && mayAdminister(company.role);
  const isForOthers = company && !mayUse;
  return (
    <Box
      sx={{
        display: { xs: isForOthers ? 'none' : 'block', sm: 'block' },
        width: { xs: '100%', sm: 'auto' },
        minHeight: 44,
      }}
    >
      {mayUse && children(company)}
    </Box>
  );
});
