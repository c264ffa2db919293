import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import type { Loadable } from '../kit/Loadable.ts';

interface Props {
  /** Until it is there, it is not known who looks at it. */
  readonly loading: Loadable<Company>;
  readonly children: (company: Company) => ReactNode;
}

/**
 * What the head of a section offers to who may administer the restaurant. Its room is kept from the start, so that
 * nothing moves; only on a phone, where it is a row of its own, others do without. (see rule: roles)
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
