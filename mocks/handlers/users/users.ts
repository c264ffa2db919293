import { http, HttpResponse, type RequestHandler } from 'msw';
import type { HandlerContext } from '../context.ts';
import { jsonObject, newPassword, requiredText } from '../body.ts';
import { bearerTokenOf, refusal, requireSignedIn } from '../guards.ts';
import { clearedRefreshCookie, REFRESH_COOKIE, refreshCookie } from './refreshCookie.ts';
import type { UserRow } from '../../db/tables.ts';

/** Handles POST /api/users/login, logout, change-password, and refresh-token. */
export function userHandlers(context: HandlerContext): RequestHandler[] {
  const { db, sessions } = context;
  return [
    http.post('*/api/users/login', async ({ request }) => {
      const body = await jsonObject(request);
      const email = requiredText(body, 'email').trim().toLowerCase();
      const password = requiredText(body, 'password');
      const [user] = db.users.where({ email });
      if (user?.password !== password) throw refusal(401, 'Invalid email or password');
      const { accessToken, refreshToken } = await sessions.open(user.id);
      return HttpResponse.json(
        { accessToken, user: userBody(user) },
        { headers: { 'Set-Cookie': refreshCookie(refreshToken) } },
      );
    }),

    http.post('*/api/users/logout', ({ request, cookies }) => {
      // one credential is enough, so that a user with an expired access token can sign out
      const ending = [cookies[REFRESH_COOKIE], sessions.sessionOf(bearerTokenOf(request))].filter(
        (id) => id !== undefined,
      );
      if (ending.length === 0) throw refusal(401, 'Please sign in');
      ending.forEach(sessions.close);
      return HttpResponse.json(
        { message: 'Signed out' },
        { headers: { 'Set-Cookie': clearedRefreshCookie } },
      );
    }),

    http.post('*/api/users/change-password', async ({ request }) => {
      const user = requireSignedIn(context, request);
      const body = await jsonObject(request);
      const email = body['email'] ?? user.email;
      if (requiredText(body, 'currentPassword') !== user.password || email !== user.email) {
        throw refusal(400, 'Current password is incorrect');
      }
      const password = newPassword(body, 'newPassword');
      await db.users.update(user.id, { password });
      const session = sessions.sessionOf(bearerTokenOf(request)) ?? '';
      sessions.closeOthers(session);
      return HttpResponse.json({
        message: 'Password changed',
        accessToken: await sessions.refresh(session),
        user: userBody(user),
      });
    }),

    http.post('*/api/users/refresh-token', async ({ cookies }) => {
      const accessToken = await sessions.refresh(cookies[REFRESH_COOKIE] ?? '');
      if (!accessToken) throw refusal(401, 'The session has ended');
      return HttpResponse.json({ accessToken });
    }),
  ];
}

function userBody({ id, firstName, lastName, email }: UserRow) {
  return { id, firstName, lastName, email };
}
