import { readFileSync } from 'node:fs';
import { Comparator, type Result } from '@pactflow/openapi-pact-comparator';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { KNOWN_ROLES, mayAdminister } from '#domain/companies/role.ts';
import { MAX_SUGGESTIONS_RANGE, UPSELLING_TIMINGS } from '#domain/instructions/instructions.ts';
import { DAYS, DIETARY_TYPES } from '#domain/menu/menu.ts';
import * as telephony from '#domain/telephony/telephonyConfig.ts';
import * as voice from '#domain/voice/voiceConfig.ts';
import { PACT_FILE } from '../support/pactFile.ts';
import {
  describedCalls,
  resolveSchema,
  isSuccess,
  nameOfRef,
  OPENAPI_FILE,
  requestSchema,
  responseOf,
  schemaProblems,
  specification,
  type Schema,
} from './specification.ts';

type Oas = NonNullable<NonNullable<ConstructorParameters<typeof Comparator>[0]>['oas']>;
type Pact = Parameters<Comparator['compare']>[0];

async function differences(yaml: string): Promise<readonly Result[]> {
  const pact = JSON.parse(readFileSync(PACT_FILE, 'utf8')) as Pact;
  const found: Result[] = [];
  for await (const one of new Comparator({ oas: parse(yaml) as Oas }).compare(pact)) found.push(one);
  return found;
}

const file = readFileSync(OPENAPI_FILE, 'utf8');

it('the OpenAPI file allows every interaction of the contracts', async () => {
  const found = await differences(file);
  // audio isn't JSON
  expect(found.map(({ code }) => code)).toEqual(['response.body.unvalidatable']);
});

it('the comparison finds a field with a different type, and a missing API call', async () => {
  const other = file
    .replace('isPrinted: { type: boolean', 'isPrinted: { type: string')
    .replace('/api/bookings:', '/api/meetings:');
  const codes = (await differences(other)).map(({ code }) => code);
  expect(codes).toEqual(
    expect.arrayContaining(['response.body.incompatible', 'request.path-or-method.unknown']),
  );
});

it('the OpenAPI file has the same API calls as the contracts, with the same roles', () => {
  const operations = Object.values(specification.paths).flatMap((path) =>
    Object.keys(path).filter((key) => key !== 'parameters'),
  );
  expect(operations).toHaveLength(describedCalls.length);
  for (const { call, operation, interactions } of describedCalls) {
    expect(interactions.some(isSuccess), call.by).toBe(true);
    expect(operation['x-roles'], call.by).toEqual(
      call.access === 'administrator' ? KNOWN_ROLES.filter(mayAdminister) : undefined,
    );
    expect(operation.security?.length === 0, call.by).toBe(call.access === 'everyone');
  }
});

interface Field {
  readonly required: boolean;
  readonly limited: boolean;
  present: number;
  absent: number;
}

const LIMITS = ['enum', 'const', 'minimum', 'maximum', 'pattern'];

/** Returns the fields of responses in the OpenAPI file. Counts the agreed responses that have each field. */
function responseFields(): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  const visit = (schema: Schema, value: unknown, place: string): void => {
    const { properties = {}, required = [], items, additionalProperties } = resolveSchema(schema);
    const name = schema.$ref === undefined ? place : nameOfRef(schema.$ref);
    if (items) return [value].flat().forEach((row) => visit(items, row, name));
    if (typeof value !== 'object' || value === null) return;
    const entries = new Map(Object.entries(value));
    for (const [key, property] of Object.entries(properties)) {
      const path = `${name}.${key}`;
      const field = fields.get(path) ?? {
        required: required.includes(key),
        limited: LIMITS.some((keyword) => keyword in resolveSchema(property)),
        present: 0,
        absent: 0,
      };
      fields.set(path, field);
      field[entries.has(key) ? 'present' : 'absent'] += 1;
      // fields inside a missing field are missing too
      visit(property, entries.has(key) || !field.required ? entries.get(key) : {}, path);
    }
    if (additionalProperties) entries.forEach((one) => visit(additionalProperties, one, `${name}.*`));
  };
  for (const { call, operation, interactions } of describedCalls) {
    for (const { response } of interactions.filter(isSuccess)) {
      // the file may describe a body for a response that has no body in the contracts
      const described = [response.status, 200, 201].map((status) => responseOf(operation, status)?.content);
      const { schema } = described.find(Boolean)?.['application/json'] ?? {};
      if (schema) visit(schema, response.body?.content ?? {}, call.by);
    }
  }
  return fields;
}

const namesOf = (matches: (field: Field) => boolean) =>
  [...responseFields()].flatMap(([name, field]) => (matches(field) ? [name] : []));

it("the contracts have every required field of a response, except fields that the console doesn't need", () => {
  expect(namesOf(({ required, absent }) => required && absent > 0)).toEqual([
    'Restaurants.create.data',
    'Restaurants.create.data.id',
    'Restaurants.create.data.restaurantName',
    'RestaurantForm.id',
    'RestaurantForm.createdAt',
    'RestaurantForm.assistantConfig.assistantId',
    'RestaurantForm.owner',
    'RestaurantForm.owner.firstName',
    'RestaurantForm.owner.lastName',
    'RestaurantForm.owner.email',
    'Restaurants.change.message',
    'Restaurants.remove.message',
    'Company.minutes.creditHistory',
    'Company.minutes.creditHistory.date',
    'Company.minutes.creditHistory.credits',
    'Company.minutes.creditHistory.reason',
    'Call.messages.message',
    'Conversation.transcript.message',
    'VoiceSettings.save.success',
  ]);
});

it('a field in every agreed response is required, except fields that hosts may leave out', () => {
  expect(namesOf(({ required, present, absent }) => !required && present > 0 && absent === 0)).toEqual([
    'Company.address.street',
    'Company.address.city',
    'Company.address.state',
    'Company.address.zipCode',
    'Company.address.country',
    'Company.minutes.lastCheckedDate',
  ]);
});

it('a field of a request is required, except fields that the console may leave out', () => {
  const optional = describedCalls.flatMap(({ operation, interactions }) =>
    interactions.filter(isSuccess).flatMap(({ request }) => {
      const body = JSON.stringify(request.body?.content ?? '');
      const names = [...body.matchAll(/"(\w+)":/g)].map(([, name = '']) => name);
      const without = (name: string) =>
        JSON.parse(body, (key, value: unknown) => (key === name ? undefined : value)) as unknown;
      return names.filter((name) => !schemaProblems(requestSchema(operation) ?? {}, without(name)));
    }),
  );
  expect([...new Set(optional)].toSorted()).toEqual([
    'backgroundAudioUrl',
    'backgroundSound',
    'backgroundSoundUrl',
    'customPersonality',
    // the name of a conversation stage
    'greeting',
    'imageUrl',
    'level',
    'tagline',
    'website',
  ]);
});

it('no field of a response is limited to certain words or a range, because the console accepts all values', () => {
  expect(namesOf(({ limited }) => limited)).toEqual([]);
});

const at = (path: string): Schema => {
  const [name = '', ...steps] = path.split('.');
  return steps.reduce<Schema>(
    (schema, step) => (step === '*' ? schema.items : schema.properties?.[step]) ?? {},
    specification.components.schemas[name] ?? {},
  );
};

it('the OpenAPI file lists the words that the console knows as examples', () => {
  expect(at('Company.role')['examples']).toEqual(KNOWN_ROLES);
  expect(at('CompanyUser.role')['examples']).toEqual(KNOWN_ROLES);
  expect(at('VoiceConfig.personality')['examples']).toEqual(voice.PERSONALITIES);
  expect(at('Dietary.type')['examples']).toEqual(DIETARY_TYPES);
  expect(at('ItemToSave.availability.availableDays.*')['examples']).toEqual(DAYS);
  expect(at('Instructions.upselling.timing')['examples']).toEqual(UPSELLING_TIMINGS);
  expect(at('TelephonyConfig.backgroundAudioType')['examples']).toEqual(telephony.BACKGROUND_AUDIO);
});

const RANGES = {
  'VoiceConfigToSave.speakingSpeed': voice.SPEAKING_SPEED_RANGE,
  'VoiceConfigToSave.voiceStability': voice.VOICE_STABILITY_RANGE,
  'VoiceConfigToSave.temperature': voice.TEMPERATURE_RANGE,
  'InstructionsToSave.upselling.maxSuggestions': MAX_SUGGESTIONS_RANGE,
  'TelephonyConfigToSave.callHandling.maxRetries': telephony.MAX_RETRIES_RANGE,
  'TelephonyConfigToSave.callHandling.retryDelay': telephony.RETRY_DELAY_RANGE,
  'TelephonyConfigToSave.advancedSettings.silenceTimeout': telephony.SILENCE_TIMEOUT_RANGE,
  'TelephonyConfigToSave.advancedSettings.interruptionSensitivity': telephony.INTERRUPTION_SENSITIVITY_RANGE,
};

it('the OpenAPI file has the ranges and the choices that the console offers', () => {
  for (const [path, { min, max }] of Object.entries(RANGES)) {
    expect(at(path), path).toMatchObject({ minimum: min, maximum: max });
  }
  expect(at('VoiceConfigToSave.maxResponseTime')['enum']).toEqual(voice.RESPONSE_TIMES);
  expect(at('TelephonyConfigToSave.maxCallDuration')['enum']).toEqual(telephony.CALL_DURATIONS);
});
