import { observer } from 'mobx-react-lite';
import type { CompanyUser } from '#domain/companies/company.ts';
import { Badge } from '../kit/Badge.tsx';
import { cardTable } from '../kit/cardTable.ts';
import { DataTable } from '../kit/DataTable.tsx';
import { SkeletonLines } from '../kit/LoadingSkeleton.tsx';
import { UnreadableRows } from '../kit/UnreadableRows.tsx';
import { Section } from '../kit/Section.tsx';
import { useViewModel } from '../kit/useViewModel.ts';
import { LoadedSection } from '../kit/LoadedSection.tsx';
import { EmptySection } from '../kit/EmptySection.tsx';
import { sections } from '../navigation/sections.ts';
import { CompanyUsersViewModel } from './CompanyUsersViewModel.ts';
import { companyText, UNKNOWN } from '../texts/companyText.ts';
import { shortDate } from '../texts/dates.ts';

/** The company's users. Load failures are only logged. (rule: user list failure) */
export const CompanyUsers = observer(function CompanyUsers({ companyId }: { readonly companyId: string }) {
  const { users } = useViewModel(CompanyUsersViewModel, companyId);
  return (
    <Section {...sections.users}>
      <LoadedSection
        loading={users}
        what="users"
        failedText={companyText.usersFailed}
        skeleton={<SkeletonLines count={10} height={{ xs: 2300, md: 590 }} />}
      >
        {(found) => (
          <>
            <UnreadableRows rows={found} noun="user" />
            {found.length === 0 ? <EmptySection text={companyText.noUsers} /> : <UsersTable users={found} />}
          </>
        )}
      </LoadedSection>
    </Section>
  );
});

function UsersTable({ users }: { readonly users: readonly CompanyUser[] }) {
  return (
    <DataTable caption="Company Users" columns={['Name', 'Email', 'Role', 'Status', 'Joined']} sx={cardTable}>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row" className="wraps" dir="auto">
              {`${user.firstName} ${user.lastName}`.trim() || user.email || UNKNOWN}
            </th>
            <td data-label="Email" className="wraps">
              {user.email}
            </td>
            <td data-label="Role">
              <bdi>{user.role || UNKNOWN}</bdi>
            </td>
            <td data-label="Status">
              <Badge
                tone={user.isActive ? 'success' : 'neutral'}
                label={user.isActive === undefined ? UNKNOWN : user.isActive ? 'Active' : 'Inactive'}
              />
            </td>
            <td data-label="Joined">{user.joinedAt ? shortDate(user.joinedAt) : UNKNOWN}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
