import { cleanEmail } from '#domain/shared/email.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { isPhoneNumber } from '#domain/shared/phoneNumber.ts';
import { MIN_PASSWORD_LENGTH } from '../session/passwordChange.ts';
import { isJson, type RestaurantForm, type NewRestaurant } from './restaurant.ts';

/** Possible problems of each field. Any text is valid for other fields. */
export interface RestaurantRules {
  readonly name: 'required';
  readonly description: 'required';
  readonly address: 'required';
  readonly phone: 'required' | 'malformed';
  readonly email: 'required' | 'malformed';
  readonly telephonyPhoneId: 'required';
  readonly telephonyPhoneNumber: 'required' | 'malformed';
  readonly ownerEmail: 'required' | 'malformed';
  readonly ownerPassword: 'required' | 'too-short';
  readonly ownerFirstName: 'required';
  readonly ownerLastName: 'required';
  readonly menuJson: 'required' | 'malformed';
  readonly backgroundSound: 'malformed';
}

export type RestaurantProblem = {
  readonly [Field in keyof RestaurantRules]: {
    readonly field: Field;
    readonly problem: RestaurantRules[Field];
  };
}[keyof RestaurantRules];

type Rule = RestaurantProblem & { readonly isBrokenBy: (text: string) => boolean };

const isBlank = (text: string) => text.trim() === '';
const isNoEmail = (text: string) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cleanEmail(text));
const isNoPhone = (text: string) => !isPhoneNumber(text);
const isNoJson = (text: string) => !isJson(text);
const isNoSound = (text: string) => !isBlank(text) && httpUrl(text.trim()) === undefined;

/**
 * Requirements of each field, in reporting order: missing fields first, then malformed fields.
 * (rule: create restaurant)
 */
const RULES: readonly Rule[] = [
  { field: 'name', problem: 'required', isBrokenBy: isBlank },
  { field: 'description', problem: 'required', isBrokenBy: isBlank },
  { field: 'address', problem: 'required', isBrokenBy: isBlank },
  { field: 'phone', problem: 'required', isBrokenBy: isBlank },
  { field: 'email', problem: 'required', isBrokenBy: isBlank },
  { field: 'telephonyPhoneId', problem: 'required', isBrokenBy: isBlank },
  { field: 'telephonyPhoneNumber', problem: 'required', isBrokenBy: isBlank },
  { field: 'ownerEmail', problem: 'required', isBrokenBy: isBlank },
  { field: 'ownerPassword', problem: 'required', isBrokenBy: isBlank },
  { field: 'ownerFirstName', problem: 'required', isBrokenBy: isBlank },
  { field: 'ownerLastName', problem: 'required', isBrokenBy: isBlank },
  { field: 'menuJson', problem: 'required', isBrokenBy: isBlank },
  { field: 'email', problem: 'malformed', isBrokenBy: isNoEmail },
  { field: 'ownerEmail', problem: 'malformed', isBrokenBy: isNoEmail },
  { field: 'phone', problem: 'malformed', isBrokenBy: isNoPhone },
  { field: 'telephonyPhoneNumber', problem: 'malformed', isBrokenBy: isNoPhone },
  { field: 'menuJson', problem: 'malformed', isBrokenBy: isNoJson },
  { field: 'ownerPassword', problem: 'too-short', isBrokenBy: (text) => text.length < MIN_PASSWORD_LENGTH },
  { field: 'backgroundSound', problem: 'malformed', isBrokenBy: isNoSound },
];

/**
 * Returns why a restaurant cannot be saved, with at most one problem per field. Skips fields that the form
 * lacks, such as the owner when editing. (see rules: create restaurant, edit restaurant)
 * @param soundBefore the saved background sound, which is valid in any format
 */
export function restaurantProblems(
  form: RestaurantForm & Partial<NewRestaurant>,
  soundBefore = '',
): readonly RestaurantProblem[] {
  const found = new Map<string, RestaurantProblem>();
  for (const { isBrokenBy, ...problem } of RULES) {
    const text = form[problem.field];
    const isKept = problem.field === 'backgroundSound' && text === soundBefore;
    if (text === undefined || isKept || found.has(problem.field)) continue;
    if (isBrokenBy(text)) found.set(problem.field, problem);
  }
  return [...found.values()];
}
