import { beforeAll, describe, expect, it } from 'vitest';
import { inBody, swap, verifyDrifts, whole, type Deviation } from '#tests/support/driftingHost.ts';

// A host that sends values of the right type that a form rejects or no screen can show, elements with the
// same ID, or settings other than the saved ones. One run of the verifier checks all of them.

const voice = 'a request for the voice configuration';
const telephony = 'a request for the telephony configuration';
const instructions = 'a request for the AI instructions';
const menu = 'a request for the menu';
const wholeMenu = 'a request for the menu, with an item that has every field';
const logs = 'a request for the 50 most recent call logs';
const rated = 'a request for the 50 most recent call logs, with one that is rated';
const users = 'a request for the users of a company';
const orders = 'a request for the orders of a company';
const agents = 'a request for a company with an agent';
const agent = 'a request for an agent';
const preview = 'a request for the preview of an agent';
const company = 'a request for a company by its owner';
const pending = 'a request for the pending changes';
const calls = 'a request for the calls of a company';
const conversation = 'a request for a conversation with audio';
const nextPage = 'a request for an agent and its latest conversation';
const newCategory = 'a new category';
const savedTelephony = 'a telephony configuration to save';
const savedInstructions = 'AI instructions to save';
const savedMenu = 'a menu to save';
const savedItem = 'a change of a menu item';
const savedCategory = 'a change of a category';

const screens: Readonly<Record<string, readonly string[]>> = {
  'Voice Configuration': [voice],
  'Telephony Configuration': [telephony, rated, savedTelephony],
  'AI Instructions Builder': [instructions, savedInstructions],
  'Menu Builder': [menu, newCategory, savedMenu, savedItem, savedCategory],
  Orders: [orders],
  Calls: [calls],
  Agent: [nextPage],
  Conversation: [conversation],
  'Company Users': [users],
  'Company Details': [agents],
  'Connected Agents': [preview],
};

/** Replaces the value of a field. */
const set = (name: string, value: string) =>
  swap(new RegExp(`"${name}":[^,}\\]]+`, 'g'), `"${name}":${value}`);

/** Repeats each element of the outer list, with a new ID if one is given. */
const twice = (id = '', other = '') =>
  inBody((body) => body.replace(/\[(.*)\]/, (_, one: string) => `[${one},${one.replace(id, other)}]`));

const RATING = '"id":"log-1","satisfaction":4';

/** Harmful deviations, each with the reported place. */
const harmful: readonly (readonly [...Deviation, place: string])[] = [
  ['a number above its range', voice, set('speakingSpeed', '110'), '$.speakingSpeed'],
  ['a number below its range', telephony, set('silenceTimeout', '0'), '$.advancedSettings.silenceTimeout'],
  ['a fraction of a whole number', telephony, set('maxRetries', '2.5'), '$.callHandling.maxRetries'],
  ['a number that no select offers', voice, set('maxResponseTime', '17'), '$.maxResponseTime'],
  ['a rank from 0', instructions, set('priority', '0'), '$.coreInstructions[*].priority'],
  ['a count below 0', preview, set('number_of_calls', '-1'), '$.number_of_calls'],
  ['a price below 0', menu, set('price', '-11'), '$.categories[*].items[*].price'],
  ['a fraction of a cent', menu, set('price', '11.125'), '$.categories[*].items[*].price'],
  [
    'a value next to a valid one',
    rated,
    twice(RATING, '"id":"other","satisfaction":80'),
    '$.logs[*].satisfaction',
  ],

  [
    'the short name of a day',
    menu,
    swap('"monday"', '"mon"'),
    '$.categories[*].items[*].availability.availableDays[*]',
  ],
  ['another spelling of a word', instructions, swap('during-order', 'during_order'), '$.upselling.timing'],
  ['a word that no select offers', telephony, swap('"ambient"', '"ocean"'), '$.backgroundAudioType'],
  ['a blank word', voice, swap('"friendly"', '""'), '$.personality'],

  ['two elements with one ID', users, twice(), '$.users[*]._id'],
  ['two items with one ID in two categories', menu, twice('sweets', 'pies'), '$.categories[*].items[*].id'],
  ['two orders with one number and time', orders, twice(), '$.orders[*].orderNumber'],
  ['another company than the requested one', agents, swap('"id":"aurora"', '"id":"saffron"'), '$.id'],
  ['a new category with the ID of another', newCategory, (agreed) => agreed, '$.category.id'],
  [
    'a next page that repeats an element',
    nextPage,
    (agreed) => agreed,
    '$.conversations.conversations[*].conversation_id',
  ],
  [
    'a call that ends before it starts',
    calls,
    set('endedAt', '"2026-01-15T13:31:12Z"'),
    '$.phoneNumbers[*].calls[*].startedAt',
  ],
  [
    'milliseconds of a transcript',
    conversation,
    set('time_in_call_secs', '1000'),
    '$.transcript[*].time_in_call_secs',
  ],
  ['an agent listed twice', agents, swap('["host"]', '["host","host"]'), '$.elevenLabsAgentIds[*]'],

  [
    'a save that keeps the number before',
    savedTelephony,
    set('maxRetries', '1'),
    '$.config.callHandling.maxRetries',
  ],
  [
    'a save that keeps phrases that were removed',
    savedTelephony,
    swap('["goodbye"]', '["goodbye","bye"]'),
    '$.config.advancedSettings.endCallPhrases',
  ],
  [
    'a save that keeps a URL that was cleared',
    savedTelephony,
    swap('"ambient"', '"ambient","backgroundAudioUrl":"https://a.example"'),
    '$.config.backgroundAudioUrl',
  ],
  [
    'a save that loses instructions',
    savedInstructions,
    swap('"Repeat the allergy"', '"Ask again"'),
    '$.instructions.specialSituations[*].followUpActions[*]',
  ],
  [
    'a save that returns the old prompt',
    savedInstructions,
    set('systemPrompt', '"You are Bob."'),
    '$.instructions.systemPrompt',
  ],
  ['a save that keeps the old price', savedMenu, set('price', '9'), '$.menu.categories[*].items[*].price'],
  [
    'a save that keeps a removed image',
    savedItem,
    swap('"id"', '"imageUrl":"https://a.example/pie.jpg","id"'),
    '$.item.imageUrl',
  ],
  ['a save of another item', savedItem, swap('"pie"', '"tart"'), '$.item.id'],
  ['a save that keeps a category hidden', savedCategory, set('isActive', 'true'), '$.category.isActive'],
];

/** Deviations that a host may have. */
const harmless: readonly Deviation[] = [
  ['a whole number with decimals', telephony, set('maxCallDuration', '10.0')],
  ['a number at the end of its range', voice, set('speakingSpeed', '0.50')],
  ['a price with cents', menu, set('price', '11.5')],
  ['half a rating', rated, set('satisfaction', '4.5')],
  ['more minutes used than included', company, set('usedCredits', '1622')],
  ['an unknown dietary type', menu, swap('"spicy"', '"low-carb"')],
  ['another dietary type without a level', wholeMenu, swap('"dietary":[', '"dietary":[{"type":"vegan"},')],
  ['an unknown role', users, swap('"staff"', '"chef"')],
  ['an unknown status', logs, swap('"completed"', '"on-hold"')],
  ['an unknown type of change', pending, swap('"voice"', '"hours"')],
  ['two orders with one number', orders, twice('18:30', '18:31')],
  ['two calls with one call ID', logs, twice('log-1', 'log-2')],
  ['equal IDs in a list that no contract names', agent, swap('"name"', '"tags":[{"id":1},{"id":1}],"name"')],
  ['no day', menu, swap('["monday"]', '[]')],
  ['a phone number with spaces', savedTelephony, swap('+12125550142', '+1 212 555 0142')],
  ['a cleared URL as null', savedTelephony, swap('"ambient"', '"ambient","backgroundAudioUrl":null')],
  ['positions of its own', savedMenu, set('displayOrder', '7')],
  [
    'a time of saving',
    savedInstructions,
    swap('{"instructions":{', '{"instructions":{"savedAt":"2026-01-15T18:30:00Z",'),
  ],
  [
    'a new category without its items',
    savedCategory,
    swap('{"category":{', '{"category":{"id":"sweets","items":[],'),
  ],
  [
    'a type in capitals',
    savedItem,
    whole({ headers: { 'Content-Type': 'Application/JSON; Charset=UTF-8' } }),
  ],
];

describe('A host that deviates in its values', () => {
  let reports: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const rows = [...harmful, ...harmless].map(([name, of, change]): Deviation => [name, of, change]);
    ({ reports } = await verifyDrifts(rows));
  }, 60_000);

  it.each(harmful)('is reported with the place and the screen (%s)', (name, of, _, place) => {
    const screen = Object.entries(screens).find(([, requests]) => requests.includes(of))?.[0];
    expect(reports[name]).toMatch(`${place}: expected `);
    expect(reports[name]).toMatch(` | affects ${screen}`);
  });

  it.each(harmless)('is not reported (%s)', (name) => expect(reports[name]).toBeUndefined());
});
