import { observer } from 'mobx-react-lite';
import type { CompanyUser } from '#domain/companies/company.ts';
import { Badge } from '../kit/text/Badge.tsx';
import { DataTable } from '../kit/lists/DataTable.tsx';
import { SkeletonLines } from '../kit/feedback/LoadingSkeleton.tsx';
import { UnreadableRows } from '../kit/lists/UnreadableRows.tsx';
import { Section } from '../kit/layout/Section.tsx';
import { idOf, rowKeys } from '../kit/lists/rowKeys.ts';
import { ShowAllButton } from '../kit/lists/ShowAllButton.tsx';
import { twoLineRows } from '../kit/lists/twoLineRows.ts';
import { useExpandableList } from '../kit/lists/useExpandableList.ts';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { LoadedSection } from '../kit/feedback/LoadedSection.tsx';
import { EmptySection } from '../kit/feedback/EmptySection.tsx';
import { sections } from '../navigation/sections.ts';
import { CompanyUsersViewModel } from './CompanyUsersViewModel.ts';
import { UserChangesHelp } from './UserChangesHelp.tsx';
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
        skeleton={<SkeletonLines count={10} height={height} />}
      >
        {(found) => (
          <>
            <UnreadableRows rows={found} noun="user" />
            {found.length === 0 ? <EmptySection text={companyText.noUsers} /> : <UsersTable users={found} />}
          </>
        )}
      </LoadedSection>

      <UserChangesHelp />
    </Section>
  );
});

const INITIAL_COUNT = 5;

/** Of the first users. */
const height = { xs: 430, md: 290 };

function UsersTable({ users }: { readonly users: readonly CompanyUser[] }) {
  const keys = rowKeys(users, idOf);
  const { shownCount, listRef, expansion } = useExpandableList({
    name: 'users',
    count: users.length,
    initialCount: INITIAL_COUNT,
  });
  return (
    <>
      <DataTable
        caption="Company Users"
        columns={['Name', 'Email', 'Role', 'Status', 'Joined']}
        sx={twoLineRows}
      >
        <tbody ref={listRef}>
          {users.slice(0, shownCount).map((user, place) => (
            <UserRow key={keys[place]} user={user} />
          ))}
        </tbody>
      </DataTable>
      <ShowAllButton expansion={expansion} count={users.length} label="Company Users" />
    </>
  );
}

function UserRow({ user }: { readonly user: CompanyUser }) {
  return (
    <tr>
      <th scope="row" className="wraps" dir="auto" style={{ gridArea: '1 / 1' }}>
        {`${user.firstName} ${user.lastName}`.trim() || user.email || UNKNOWN}
      </th>
      <td data-label="Email" className="wraps wide" style={{ gridArea: '2 / 1 / auto / 3' }}>
        {user.email}
      </td>
      <td data-label="Role" style={{ gridArea: '1 / 2' }}>
        <bdi>{user.role || UNKNOWN}</bdi>
      </td>
      <td data-label="Status" className="end" style={{ gridArea: '1 / 3' }}>
        <Badge
          tone={user.isActive ? 'success' : 'neutral'}
          label={user.isActive === undefined ? UNKNOWN : user.isActive ? 'Active' : 'Inactive'}
        />
      </td>
      <td data-label="Joined" className="end" style={{ gridArea: '2 / 3' }}>
        {user.joinedAt ? shortDate(user.joinedAt) : UNKNOWN}
      </td>
    </tr>
  );
}
