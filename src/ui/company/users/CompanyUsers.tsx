import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { SkeletonLines } from '../../kit/LoadingSkeleton.tsx';
import { Section } from '../../kit/Section.tsx';
import { useLoggedFailure } from '../../kit/useLoggedFailure.ts';
import { useViewModel } from '../../kit/useViewModel.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { NothingToShow } from '../NothingToShow.tsx';
import { sections } from '../sections.ts';
import { CompanyUsersViewModel } from './CompanyUsersViewModel.ts';
import { UsersTable } from './UsersTable.tsx';
import { companyText } from '../../texts/companyText.ts';

/** Who has access to the company; that they cannot be loaded is only logged. (rule: users that cannot be loaded) */
export const CompanyUsers = observer(function CompanyUsers({ companyId }: { readonly companyId: string }) {
  const { users } = useViewModel(CompanyUsersViewModel, companyId);
  useLoggedFailure(users);
  return (
    <Section {...sections.users}>
      <WhenLoaded loading={users} what="users" skeleton={<UsersSkeleton />}>
        <Users users={users} />
      </WhenLoaded>
    </Section>
  );
});

const Users = observer(function Users({ users }: Pick<CompanyUsersViewModel, 'users'>) {
  const { value = [], failure, retry } = users;
  return value.length > 0 ? (
    <UsersTable users={value} />
  ) : (
    <NothingToShow text={companyText.usersFailed} onRetry={failure && retry} />
  );
});

/** Of ten. */
function UsersSkeleton() {
  return (
    <Box sx={{ height: { xs: 2300, md: 590 }, overflow: 'hidden' }}>
      <SkeletonLines count={10} />
    </Box>
  );
}
