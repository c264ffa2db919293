import { http, HttpResponse, type RequestHandler } from 'msw';
import { jsonObject, oneOf, requiredText, textField } from './body.ts';
import { refusal } from './guards.ts';

/** POST /api/bookings, open to everyone. The demo stores no bookings. */
export function bookingHandlers(): RequestHandler[] {
  return [
    http.post('*/api/bookings', async ({ request }) => {
      const body = await jsonObject(request);
      requiredText(body, 'name');
      requiredText(body, 'email');
      textField(body, 'company');
      textField(body, 'message');
      if (!/^\d{4}-\d{2}-\d{2}$/.test(textField(body, 'meeting_date')))
        throw refusal(400, 'meeting_date is not a date');
      if (!/^\d{1,2}:[03]0 [AP]M$/.test(textField(body, 'meeting_time')))
        throw refusal(400, 'meeting_time is not a time');
      oneOf(body, 'meeting_type', ['virtual', 'in_person']);
      oneOf(body, 'timezone', ['America/New_York']);
      return HttpResponse.json({ message: 'Meeting booked' }, { status: 201 });
    }),
  ];
}
