import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Db } from '../../db/db.ts';
import { objectId } from '../../db/randomId.ts';
import type { CompanyRow, Role } from '../../db/tables.ts';
import type { HandlerContext } from '../context.ts';
import { jsonObject } from '../body.ts';
import { refusal, requireSignedIn } from '../guards.ts';
import { assistantColumns, newRestaurantFields, restaurantColumns } from './restaurantFields.ts';

/**
 * Handles POST /api/companies/restaurants/create, for every signed-in user. The request creates the owner
 * as a user who can sign in. The signed-in user becomes an admin: assumption (3).
 */
export function newRestaurantHandlers(context: HandlerContext): RequestHandler[] {
  const { db, now } = context;
  return [
    http.post('*/api/companies/restaurants/create', async ({ request }) => {
      const creator = requireSignedIn(context, request);
      const body = await jsonObject(request);
      const { telephony, assistantId, owner } = newRestaurantFields(body);
      const columns = restaurantColumns(body);
      if (db.users.where({ email: owner.email }).length > 0) {
        throw refusal(409, 'A user with this owner email already exists');
      }
      const company: CompanyRow = {
        ...columns,
        id: objectId(),
        logoUrl: null,
        createdAt: new Date(now()).toISOString(),
        plan: 'free',
        minutes: null,
        apiKey: null,
        telephony,
        assistant: assistantColumns(body, assistantId),
      };
      await db.companies.insert(company);
      await db.phoneNumbers.insert({
        id: objectId(),
        companyId: company.id,
        phoneNumber: telephony.phoneNumber,
      });
      const ownerId = objectId();
      await db.users.insert({ id: ownerId, ...owner });
      await giveAccess(db, company, ownerId, 'owner');
      await giveAccess(db, company, creator.id, 'admin');
      return HttpResponse.json(
        {
          success: true,
          message: `${company.name} was created successfully`,
          data: { id: company.id, restaurantName: company.name },
        },
        { status: 201 },
      );
    }),
  ];
}

async function giveAccess(db: Db, { id, createdAt }: CompanyRow, userId: string, role: Role): Promise<void> {
  await db.memberships.insert({
    id: `${id}-${userId}`,
    companyId: id,
    userId,
    role,
    isActive: true,
    accessCreatedAt: createdAt,
  });
}
