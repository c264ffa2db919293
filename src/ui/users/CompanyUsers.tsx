import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import type { CompanyUser } from '#domain/companies/company.ts';
import { Badge } from '../kit/text/Badge.tsx';
import { DataTable } from '../kit/lists/DataTable.tsx';
import { SkeletonRows } from '../kit/feedback/Skeletons.tsx';
import { UnreadableRows } from '../kit/lists/UnreadableRows.tsx';
import { Section } from '../kit/layout/Section.tsx';
import { idOf, rowKeys } from '../kit/lists/rowKeys.ts';
import { ShowAllButton } from '../kit/lists/ShowAllButton.tsx';
import tables from '../kit/lists/tables.module.css';
import { useExpandableList } from '../kit/lists/useExpandableList.ts';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { LoadedSection } from '../kit/feedback/LoadedSection.tsx';
import { EmptySection } from '../kit/feedback/EmptySection.tsx';
import { companySections } from '../navigation/companySections.ts';
import { CompanyUsersViewModel } from './CompanyUsersViewModel.ts';
import { UserChangesHelp } from './UserChangesHelp.tsx';
import styles from './CompanyUsers.module.css';
import { companyText, UNKNOWN_VALUE_TEXT } from '../texts/companyText.ts';
import { shortDate } from '../texts/dates.ts';

/** The users of a company. A failed load is only logged. */
export const CompanyUsers = observer(function CompanyUsers({ companyId }: { readonly companyId: string }) {
  const { users } = useViewModel(CompanyUsersViewModel, companyId);
  return (
    <Section {...companySections.users}>
      <LoadedSection
        loading={users}
        what="users"
        failedText={companyText.usersFailed}
        skeleton={<SkeletonRows count={INITIAL_COUNT} height={height} />}
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

/** Height of the initial rows in pixels. */
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
        className={tables.twoLineRows}
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
      <th scope="row" className={clsx(tables.wraps, styles.name)} dir="auto">
        {`${user.firstName} ${user.lastName}`.trim() || user.email || UNKNOWN_VALUE_TEXT}
      </th>
      <td data-label="Email" className={clsx(tables.wraps, tables.wide, styles.email)}>
        {user.email}
      </td>
      <td data-label="Role" className={styles.role}>
        <bdi>{user.role || UNKNOWN_VALUE_TEXT}</bdi>
      </td>
      <td data-label="Status" className={clsx(tables.end, styles.status)}>
        <Badge
          tone={user.isActive ? 'success' : 'neutral'}
          label={user.isActive === undefined ? UNKNOWN_VALUE_TEXT : user.isActive ? 'Active' : 'Inactive'}
        />
      </td>
      <td data-label="Joined" className={clsx(tables.end, styles.joined)}>
        {user.joinedAt ? shortDate(user.joinedAt) : UNKNOWN_VALUE_TEXT}
      </td>
    </tr>
  );
}
