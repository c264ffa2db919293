import { adapterReplies } from './adapterReplies.ts';
import { responseExamples } from './examples.ts';
import { mapSchema, mapValues, nameOfRef, refTo, schemaAt, tidy, type Schema } from './schema.ts';

/** Where each named object is in the responses: port method, then the path in its body. */
const NAMED: Readonly<Record<string, string>> = {
  User: 'Accounts.login user',
  CompanySummary: 'Companies.list data *',
  Company: 'Companies.detail',
  CompanyUser: 'Companies.users users *',
  PhoneLine: 'Companies.calls phoneNumbers *',
  Call: 'Companies.calls phoneNumbers * calls *',
  CallMessage: 'Companies.calls phoneNumbers * calls * messages *',
  RestaurantForm: 'Restaurants.form data',
  Order: 'Orders.list orders *',
  AgentPreview: 'VoiceAgents.preview',
  RecentConversation: 'VoiceAgents.preview recent_conversations *',
  AgentPhoneNumber: 'VoiceAgents.preview phone_numbers *',
  Agent: 'VoiceAgents.agent agent',
  ConversationSummary: 'VoiceAgents.agent conversations conversations *',
  Conversation: 'VoiceAgents.conversation',
  TranscriptLine: 'VoiceAgents.conversation transcript *',
  PointOfSaleStatus: 'PointOfSale.status',
  Link: 'Billing.portalUrl',
  Voice: 'VoiceSettings.voices voices *',
  VoiceConfig: 'VoiceSettings.config',
  Menu: 'Menus.menu',
  Category: 'Menus.addCategory category',
  CategoryFields: 'Menus.changeCategory category',
  Item: 'Menus.addItem item',
  Dietary: 'Menus.addItem item dietary *',
  Instructions: 'Instructions.load',
  CoreInstruction: 'Instructions.load coreInstructions *',
  SpecialSituation: 'Instructions.load specialSituations *',
  FlowStage: 'Instructions.load conversationFlow *',
  TelephonyConfig: 'Telephony.config',
  CallLog: 'Telephony.callLogs logs *',
  PendingChange: 'Deployments.pending changes *',
  FieldChange: 'Deployments.pending changes * fieldChanges *',
  Deployment: 'Deployments.history deployments *',
};

/** Lists whose rows the adapters read one by one. */
const ROWS: Readonly<Record<string, string>> = {
  'Menu categories': 'Category',
  'Category items': 'Item',
};

/** Responses that their adapter first reads as any object. */
const LOOSE: Readonly<Record<string, Schema>> = {
  'ApiKeys.apiKey': { type: 'object', properties: { apiKey: { type: ['string', 'null'] } } },
};

export interface Components {
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Response bodies by port method. Undefined for bytes and for any response. */
  readonly replies: ReadonlyMap<string, Schema | undefined>;
}

/** The objects in responses, each with a name, and the response bodies that refer to them. */
export async function components(): Promise<Components> {
  const raw = new Map(
    [...(await adapterReplies())].map(([by, schema]) => [
      by,
      LOOSE[by] ?? (schema && mapSchema(schema, tidy)),
    ]),
  );
  const found = mapValues(NAMED, (place) => {
    const [by = '', ...path] = place.split(' ');
    return schemaAt(raw.get(by) ?? {}, path);
  });
  const names = new Map(Object.entries(found).map(([name, schema]) => [JSON.stringify(schema), name]));
  const named = (schema: Schema) => withRefs(schema, names);
  const schemas = mapValues(found, (schema) => withRefs(schema, names, true));
  for (const [place, row] of Object.entries(ROWS)) {
    const [name = '', list = ''] = place.split(' ');
    const { properties, ...schema } = schemas[name] ?? {};
    schemas[name] = {
      ...schema,
      properties: { ...properties, [list]: { type: 'array', items: refTo(row) } },
    };
  }
  const replies = new Map([...raw].map(([by, schema]) => [by, schema && named(schema)]));
  return agreed({ schemas, replies });
}

/** Replaces each named object by a reference to it, except the whole schema if `inside`. */
function withRefs(schema: Schema, names: ReadonlyMap<string, string>, inside = false): Schema {
  const name = inside ? undefined : names.get(JSON.stringify(schema));
  if (name !== undefined) return refTo(name);
  const { properties, items, additionalProperties, anyOf } = schema;
  const inner = (one: Schema) => withRefs(one, names);
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, inner) }),
    ...(items && { items: inner(items) }),
    ...(additionalProperties && { additionalProperties: inner(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
  };
}

/** Requires no field that an example of the contracts lacks. */
function agreed({ schemas, replies }: Components): Components {
  const lacking = new Map<Schema, Set<string>>();
  const visit = (schema: Schema, value: unknown): void => {
    if (schema.$ref !== undefined) return visit(schemas[nameOfRef(schema.$ref)] ?? {}, value);
    if (schema.anyOf) return schema.anyOf.forEach((one) => visit(one, value));
    if (Array.isArray(value)) return value.forEach((row) => visit(schema.items ?? {}, row));
    if (typeof value !== 'object' || value === null) return;
    const absent = (schema.required ?? []).filter((key) => !(key in value));
    lacking.set(schema, new Set([...(lacking.get(schema) ?? []), ...absent]));
    for (const [key, field] of Object.entries(value)) {
      visit(schema.properties?.[key] ?? schema.additionalProperties ?? {}, field);
    }
  };
  for (const [by, schema] of replies) {
    for (const { content } of schema ? responseExamples(by) : []) visit(schema ?? {}, content);
  }
  const trimmed = (schema: Schema): Schema => {
    const { required, properties, items, additionalProperties, anyOf, ...rest } = schema;
    const kept = required?.filter((key) => !lacking.get(schema)?.has(key)) ?? [];
    return {
      ...rest,
      ...(properties && { properties: mapValues(properties, trimmed) }),
      ...(kept.length > 0 && { required: kept }),
      ...(items && { items: trimmed(items) }),
      ...(additionalProperties && { additionalProperties: trimmed(additionalProperties) }),
      ...(anyOf && { anyOf: anyOf.map(trimmed) }),
    };
  };
  return {
    schemas: mapValues(schemas, trimmed),
    replies: new Map([...replies].map(([by, schema]) => [by, schema && trimmed(schema)])),
  };
}
