import * as v from 'valibot';
import { formatMenuJson, type NewRestaurant, type RestaurantForm } from '#domain/restaurants/restaurant.ts';
import type { ReplySchema } from '../http/Api.ts';
import { jsonObject, optional } from '../http/schemas.ts';

const text = v.string();
const textIfAny = v.optional(
  v.pipe(
    v.nullable(text),
    v.transform((value) => value ?? ''),
  ),
  '',
);
const message = v.fallback(optional(text), undefined);

/** The host's message about a new restaurant, if any. */
export const CreateReply: ReplySchema<string | undefined> = v.pipe(
  v.object({ success: v.literal(true), message }),
  v.transform((reply) => reply.message),
);

export const FormReply: ReplySchema<RestaurantForm> = v.pipe(
  v.object({
    data: v.object({
      name: text,
      description: text,
      address: text,
      phone: text,
      email: text,
      website: textIfAny,
      tagline: textIfAny,
      assistantConfig: v.object({ voiceId: text, firstMessage: text, backgroundSound: textIfAny }),
      menuData: jsonObject,
    }),
  }),
  v.transform(({ data: { assistantConfig, menuData, ...form } }) => ({
    ...form,
    ...assistantConfig,
    menuJson: formatMenuJson(menuData),
  })),
);

/** The host's message about a change, if any. */
export const MessageReply: ReplySchema<string | undefined> = v.pipe(
  v.fallback(v.object({ message }), { message: undefined }),
  v.transform((reply) => reply.message),
);

export function toUpdateBody({ name, ...form }: RestaurantForm) {
  return { restaurantName: name, ...form };
}

export function toCreateBody({ telephonyPhoneId, telephonyPhoneNumber, ...restaurant }: NewRestaurant) {
  return {
    ...toUpdateBody(restaurant),
    vapiPhoneId: telephonyPhoneId,
    vapiPhoneNumber: telephonyPhoneNumber,
  };
}
