import type { AiInstructions } from '../../db/settings/shapes.ts';
import { refusal } from '../guards.ts';
import {
  booleanField,
  listField,
  objectField,
  oneOf,
  requiredText,
  textField,
  textListField,
  type Body,
} from '../body.ts';

const TIMINGS = ['before-order', 'during-order', 'after-order', 'all'];

/** Parses instructions from a request. Errors name the field by path. @throws 400 */
export function instructionsIn(body: Body): AiInstructions {
  return {
    coreInstructions: things(body, 'coreInstructions', (item, at) => ({
      id: requiredText(item, `${at}.id`),
      instruction: requiredText(item, `${at}.instruction`),
      priority: wholeNumber(item, `${at}.priority`, 1),
      isActive: booleanField(item, `${at}.isActive`),
    })),
    specialSituations: things(body, 'specialSituations', (item, at) => ({
      id: requiredText(item, `${at}.id`),
      trigger: requiredText(item, `${at}.trigger`),
      response: requiredText(item, `${at}.response`),
      followUpActions: filledTexts(item, `${at}.followUpActions`),
      isActive: booleanField(item, `${at}.isActive`),
    })),
    conversationFlow: stages(body),
    upselling: part(body, 'upselling', (item, at) => ({
      enabled: booleanField(item, `${at}.enabled`),
      suggestAppetizers: booleanField(item, `${at}.suggestAppetizers`),
      recommendDrinks: booleanField(item, `${at}.recommendDrinks`),
      promoteSpecials: booleanField(item, `${at}.promoteSpecials`),
      maxSuggestions: wholeNumber(item, `${at}.maxSuggestions`, 1, 10),
      timing: oneOf(item, `${at}.timing`, TIMINGS),
    })),
    customerService: part(body, 'customerService', (item, at) => ({
      hoursResponse: textField(item, `${at}.hoursResponse`),
      unavailableItemResponse: textField(item, `${at}.unavailableItemResponse`),
      complaintHandling: textField(item, `${at}.complaintHandling`),
    })),
    systemPrompt: textField(body, 'systemPrompt'),
  };
}

/** Reads a nested object. Error messages contain the full path of a field, such as `upselling.timing`. */
function part<T>(body: Body, path: string, read: (fields: Body, at: string) => T): T {
  const fields = Object.entries(objectField(body, path)).map(([name, field]) => [`${path}.${name}`, field]);
  return read(Object.fromEntries(fields) as Body, path);
}

function things<T extends { readonly id: string }>(
  body: Body,
  path: string,
  read: (fields: Body, at: string) => T,
): T[] {
  const items = listField(body, path).map((item, index) => {
    const at = `${path}[${index}]`;
    return part({ [at]: item }, at, read);
  });
  if (new Set(items.map(({ id }) => id)).size < items.length) {
    throw refusal(400, `${path} must not repeat an ID`);
  }
  return items;
}

function stages(body: Body): AiInstructions['conversationFlow'] {
  const names = part(body, 'conversationFlow', (fields) => fields);
  const read = Object.keys(names).map((path) => [
    path.slice('conversationFlow.'.length),
    part(names, path, (stage, at) => ({
      messages: filledTexts(stage, `${at}.messages`),
      fallbackResponse: textField(stage, `${at}.fallbackResponse`),
    })),
  ]);
  return Object.fromEntries(read) as AiInstructions['conversationFlow'];
}

function filledTexts(body: Body, path: string): readonly string[] {
  const values = textListField(body, path);
  if (values.some((value) => value.trim() === ''))
    throw refusal(400, `${path} must be a list of nonempty strings`);
  return values;
}

function wholeNumber(body: Body, path: string, min: number, max = Infinity): number {
  const value = body[path];
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw refusal(400, `${path} must be a whole number from ${min}${max === Infinity ? '' : ` to ${max}`}`);
}
