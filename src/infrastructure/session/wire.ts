import * as v from 'valibot';
import type { Session, SessionGrant } from '#domain/session/session.ts';
import type { User } from '#domain/session/user.ts';
import type { ReplySchema } from '../http/Api.ts';
import { optional, text, textOrBlank } from '../http/schemas.ts';

// assumption (1): only these fields of the user are known; other fields are dropped
const UserBody = v.object({
  id: optional(text),
  firstName: textOrBlank,
  lastName: textOrBlank,
  email: v.string(),
});

function toUser({ id, ...names }: v.InferOutput<typeof UserBody>): User {
  return { ...names, ...(id !== undefined && { id }) };
}

export const LoginReply: ReplySchema<Session> = v.object({
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  user: v.pipe(UserBody, v.transform(toUser)),
});

/** A refresh response. An empty body means no new token. */
export const RefreshReply: ReplySchema<SessionGrant> = v.optional(
  v.object({ accessToken: optional(v.string()) }),
  {},
);

/** A response to a password change, which has succeeded even if the response is unreadable. */
export const PasswordReply: ReplySchema<SessionGrant> = v.fallback(
  v.object({
    accessToken: optional(v.string()),
    user: optional(v.pipe(UserBody, v.transform(toUser))),
  }),
  {},
);
