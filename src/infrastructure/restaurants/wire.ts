import * as v from 'valibot';
import { formatMenuJson, type NewRestaurant, type RestaurantForm } from '#domain/restaurants/restaurant.ts';
import type { ReplySchema } from '../http/Api.ts';
import { jsonObject, optional, settingsText, text } from '../http/schemas.ts';

const message = v.fallback(optional(v.string()), undefined);

/** The host's message about a new restaurant, if any. */
export const CreateRestaurantReply: ReplySchema<string | undefined> = v.pipe(
  v.object({ success: v.literal(true), message }),
  v.transform((reply) => reply.message),
);

/** Fields of a restaurant that its form does not change. */
const READ_ONLY = ['id', 'createdAt', 'vapiPhoneId', 'vapiPhoneNumber', 'assistantId', 'owner'];

/** Keeps unknown keys, so that a save sends them back. */
export const RestaurantFormReply: ReplySchema<RestaurantForm> = v.pipe(
  v.object({
    data: v.looseObject({
      name: text,
      description: settingsText,
      address: settingsText,
      phone: settingsText,
      email: settingsText,
      website: optional(text),
      tagline: optional(text),
      assistantConfig: v.looseObject({
        voiceId: settingsText,
        firstMessage: settingsText,
        backgroundSound: optional(text),
      }),
      menuData: jsonObject,
    }),
  }),
  v.transform(({ data: { assistantConfig, menuData, ...details } }) => {
    const unset = { website: undefined, tagline: undefined, backgroundSound: undefined };
    const form = { ...unset, ...details, ...assistantConfig, menuJson: formatMenuJson(menuData) };
    for (const key of READ_ONLY) Reflect.deleteProperty(form, key);
    return form;
  }),
);

/** The host's message about a change or a deletion, if any. */
export const RestaurantMessageReply: ReplySchema<string | undefined> = v.pipe(
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
