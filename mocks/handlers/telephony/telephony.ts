import { http, HttpResponse, type RequestHandler } from 'msw';
import { callLogsOf } from './callLogs.ts';
import { shortId } from '../../db/randomId.ts';
import { saveSettings } from '../settings/saveSettings.ts';
import { settingsOf } from '../../db/settings/settings.ts';
import type { CallLogRow } from '../../db/tables.ts';
import type { HandlerContext } from '../context.ts';
import { jsonObject } from '../body.ts';
import { requireAdmin, orNotFound, requireMember, refusal, type Access } from '../guards.ts';
import { telephonyConfig } from './telephonyBody.ts';

const ROOT = '*/api/companies/restaurants/:id/vapi-config';

const TEST_CALL_LASTS = 12;

/** Handles GET and PUT vapi-config, POST vapi-config/test-call, and GET vapi-config/call-logs. */
export function telephonyHandlers(context: HandlerContext): RequestHandler[] {
  const { db, now } = context;

  /** Returns `access` if the restaurant has telephony. @throws 404 */
  function requireTelephony(access: Access): Access {
    orNotFound(access.company.telephony ?? undefined, 'VAPI configuration');
    return access;
  }

  const administered = (request: Request, id: unknown) =>
    requireTelephony(requireAdmin(context, request, id));

  return [
    http.get(ROOT, ({ request, params }) => {
      const { company } = requireTelephony(requireMember(context, request, params['id']));
      return HttpResponse.json(settingsOf(db, company, 'telephony'));
    }),

    http.put(ROOT, async ({ request, params }) => {
      const access = administered(request, params['id']);
      const next = telephonyConfig(await jsonObject(request));
      await saveSettings(db, access, now, {
        kind: 'telephony',
        next,
        description: 'Telephony configuration updated',
      });
      return HttpResponse.json({ config: next });
    }),

    http.post(`${ROOT}/test-call`, async ({ request, params }) => {
      const { company } = administered(request, params['id']);
      const { phoneNumber } = settingsOf(db, company, 'telephony');
      if (!phoneNumber) return HttpResponse.json({ success: false, message: 'No phone number is assigned' });
      const callId = shortId('call');
      await db.callLogs.insert({
        id: callId,
        companyId: company.id,
        callId,
        startTime: new Date(now()).toISOString(),
        customerNumber: phoneNumber,
        duration: TEST_CALL_LASTS,
        status: 'completed',
        satisfaction: null,
      });
      return HttpResponse.json({ success: true, callId });
    }),

    http.get(`${ROOT}/call-logs`, ({ request, params }) => {
      const { company } = requireTelephony(requireMember(context, request, params['id']));
      const limit = Number(new URL(request.url).searchParams.get('limit') ?? 50);
      if (!Number.isInteger(limit) || limit < 1)
        throw refusal(400, 'limit must be a whole number of at least 1');
      const logs = callLogsOf(db, company.id).slice(0, limit);
      return HttpResponse.json({ logs: logs.map(logBody) });
    }),
  ];
}

function logBody({ id, callId, startTime, customerNumber, duration, status, satisfaction }: CallLogRow) {
  return { id, callId, startTime, customerNumber, duration, status, satisfaction };
}
