import { fullName } from '../fullName.ts';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { addressText } from './addressText.ts';
import type { Db } from '../../db/db.ts';
import { removeCompany } from '../../db/removeCompany.ts';
import { settingsOf } from '../../db/settings/settings.ts';
import type { VoiceConfig } from '../../db/settings/shapes.ts';
import type { CompanyRow } from '../../db/tables.ts';
import type { HandlerContext } from '../context.ts';
import { jsonObject } from '../body.ts';
import { requireAdmin, requireSignedIn } from '../guards.ts';
import { saveSettings } from '../settings/saveSettings.ts';
import { assistantColumns, restaurantColumns } from './restaurantFields.ts';

/**
 * Handles GET /api/companies/restaurants for every user, and GET, PUT, and DELETE of a restaurant for its
 * owner and admins. The voice settings share the form's greeting, voice, and background sound, so changing
 * one of these three adds a pending change.
 */
export function restaurantHandlers(context: HandlerContext): RequestHandler[] {
  const { db, now } = context;
  return [
    http.get('*/api/companies/restaurants', ({ request }) => {
      const user = requireSignedIn(context, request);
      const data = db.memberships
        .where({ userId: user.id, isActive: true })
        .flatMap(({ companyId }) => db.companies.find(companyId) ?? [])
        .map(({ id, name, description, plan }) => ({
          id,
          name,
          owner: ownerName(db, id),
          description,
          plan,
        }));
      return HttpResponse.json({ data });
    }),

    http.get('*/api/companies/restaurants/:id', ({ request, params }) => {
      const { company } = requireAdmin(context, request, params['id']);
      return HttpResponse.json({ data: restaurantBody(db, company) });
    }),

    http.put('*/api/companies/restaurants/:id', async ({ request, params }) => {
      const access = requireAdmin(context, request, params['id']);
      const { company } = access;
      const body = await jsonObject(request);
      const columns = restaurantColumns(body);
      const assistant = assistantColumns(body, company.assistant?.assistantId ?? company.id);
      const next = { ...settingsOf(db, company, 'voice'), ...voiceChanges(assistant, company.assistant) };
      await saveSettings(db, access, now, { kind: 'voice', next, description: 'Greeting and voice updated' });
      await db.companies.update(company.id, { ...columns, assistant });
      return HttpResponse.json({ message: `${columns.name} was updated successfully` });
    }),

    http.delete('*/api/companies/restaurants/:id', ({ request, params }) => {
      const { company } = requireAdmin(context, request, params['id']);
      removeCompany(db, company.id);
      return HttpResponse.json({ message: `${company.name} was deleted successfully` });
    }),
  ];
}

type Assistant = ReturnType<typeof assistantColumns>;

/** Returns the voice settings that the form changed. */
function voiceChanges(next: Assistant, before: Assistant | null): Partial<VoiceConfig> {
  const { voiceId, firstMessage, backgroundSound } = next;
  return {
    ...(voiceId !== before?.voiceId && { voiceId, voiceName: voiceId }),
    ...(firstMessage !== before?.firstMessage && { firstMessage }),
    ...(backgroundSound !== before?.backgroundSound && { backgroundSoundUrl: backgroundSound }),
  };
}

function restaurantBody(db: Db, company: CompanyRow) {
  const { id, name, description, address, phone, email, website, tagline, createdAt, telephony } = company;
  const owner = ownerOf(db, id);
  return {
    id,
    name,
    description: description ?? '',
    address: addressText(address),
    phone: phone ?? '',
    email: email ?? '',
    website,
    tagline,
    createdAt,
    vapiPhoneId: telephony?.phoneId ?? null,
    vapiPhoneNumber: telephony?.phoneNumber ?? null,
    assistantConfig: company.assistant ?? assistantColumns({}, id),
    menuData: company.menuData ?? {},
    owner: {
      firstName: owner?.firstName ?? '',
      lastName: owner?.lastName ?? '',
      email: owner?.email ?? '',
    },
  };
}

function ownerOf(db: Db, companyId: string) {
  const [ownership] = db.memberships.where({ companyId, role: 'owner' });
  return ownership && db.users.find(ownership.userId);
}

function ownerName(db: Db, companyId: string): string | null {
  const owner = ownerOf(db, companyId);
  return owner ? fullName(owner) : null;
}
