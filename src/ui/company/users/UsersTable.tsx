import Box from '@mui/material/Box';
import type { CompanyUser } from '#domain/companies/company.ts';
import { Badge } from '../../kit/Badge.tsx';
import { cardTable } from '../../kit/cardTable.ts';
import { visuallyHidden } from '../../kit/visuallyHidden.ts';
import { shortDate } from '../../texts/dates.ts';

export function UsersTable({ users }: { readonly users: readonly CompanyUser[] }) {
  return (
    <Box component="table" sx={cardTable}>
      <Box component="caption" sx={visuallyHidden}>
        Company Users
      </Box>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Role</th>
          <th scope="col">Status</th>
          <th scope="col">Joined</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row" className="wraps">
              {`${user.firstName} ${user.lastName}`.trim() || user.email}
            </th>
            <td data-label="Email" className="wraps">
              {user.email}
            </td>
            <td data-label="Role">{user.role}</td>
            <td data-label="Status">
              <Badge
                tone={user.isActive ? 'success' : 'neutral'}
                label={user.isActive ? 'Active' : 'Inactive'}
              />
            </td>
            <td data-label="Joined">{shortDate(user.joinedAt)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
