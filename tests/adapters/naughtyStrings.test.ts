import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { downloadFileName } from '#application/shared/downloadFileName.ts';
import { toOpaqueId } from '#application/shared/opaqueId.ts';
import { hasRequiredDetails, EMPTY_BOOKING_DETAILS } from '#domain/booking/booking.ts';
import { TIME_SLOTS, type Slot } from '#domain/booking/slots.ts';
import { callEvaluation } from '#domain/companies/callEvaluation.ts';
import { NO_CALL_FILTER, parseCallDay, parseCallOutcome, filterCalls } from '#domain/companies/callFilter.ts';
import { callsToTable } from '#domain/companies/callTable.ts';
import { findCompanies } from '#domain/companies/findCompanies.ts';
import { instructionsProblems } from '#domain/instructions/instructionsProblems.ts';
import { compareMenus, isUnchanged } from '#domain/menu/compareMenus.ts';
import { planImport } from '#domain/menu/planImport.ts';
import { categoryProblems, draftOfCategory } from '#domain/menu/categoryDraft.ts';
import { draftOfItem, itemProblems } from '#domain/menu/itemDraft.ts';
import { menuProblems } from '#domain/menu/menuProblems.ts';
import { menuFromJson, menuToJson } from '#domain/menu/menuJson.ts';
import { menuToTable } from '#domain/menu/menuTable.ts';
import { parsePrice } from '#domain/menu/price.ts';
import { menuJsonInSampleFormat } from '#domain/menu/sampleMenu.ts';
import { indexMenu, searchMenu } from '#domain/menu/searchMenu.ts';
import { findMuseums } from '#domain/museums/findMuseums.ts';
import { museums } from '#domain/museums/museums.ts';
import { findOrders } from '#domain/orders/findOrders.ts';
import { sumOrderTotals, ticketParts } from '#domain/orders/ticket.ts';
import { autoFillText } from '#domain/restaurants/autoFill.ts';
import { confirmsDeletion } from '#domain/restaurants/deletion.ts';
import { restaurantProblems } from '#domain/restaurants/restaurantProblems.ts';
import { withHttpsScheme } from '#domain/restaurants/withHttpsScheme.ts';
import { passwordChangeProblem } from '#domain/session/passwordChange.ts';
import { userNameProblems } from '#domain/session/userNames.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { nameWords } from '#domain/shared/nameWords.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { splitAtMatches } from '#domain/shared/splitAtMatches.ts';
import { linesContaining } from '#domain/shared/transcript.ts';
import { telephonyWarnings, telephonyProblems } from '#domain/telephony/telephonyConfig.ts';
import { voiceWarnings, voiceProblems } from '#domain/voice/voiceConfig.ts';
import { IcalCalendarFiles } from '#infrastructure/booking/IcalCalendarFiles.ts';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import { LocalMenuFiles } from '#infrastructure/files/LocalMenuFiles.ts';
import { PapaCsvFiles } from '#infrastructure/files/PapaCsvFiles.ts';
import { aCompanySummary, aNewRestaurant, anOrder } from '#tests/support/builders.ts';
import { someInstructions } from '#tests/support/builders/instructions.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { aTelephonyConfig } from '#tests/support/builders/telephony.ts';
import { aVoiceConfig } from '#tests/support/builders/voice.ts';
import { FakeMenuColumnChoices } from '#tests/support/fakes/FakeMenuColumnChoices.ts';
import { menuFile } from '#tests/support/menuFile.ts';
import { naughtyStrings, placeNaughtyString } from '#tests/support/naughty.ts';

const NOW = new Date('2026-01-15T20:00:00Z');
const slot = TIME_SLOTS[0] as Slot;
const menuSaying = (text: string) =>
  aMenu({
    ...aCategory('a', [anItem('b', { name: text, description: text, aliases: [text] })]),
    name: text,
    description: text,
  });
const callsSaying = (text: string) => [
  {
    id: text,
    number: text,
    calls: [
      {
        id: text,
        startedAt: NOW,
        endedAt: NOW,
        summary: text,
        recordingUrl: undefined,
        evaluation: undefined,
        lines: [{ speaker: 'caller' as const, text, atSeconds: 1 }],
      },
    ],
  },
];

/** Functions that read typed or received text. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'the form of a restaurant': (text) => restaurantProblems(placeNaughtyString(aNewRestaurant(), text)),
  'what follows from its name': (text) => Object.values(autoFillText).map((of) => of(text)),
  'its website': withHttpsScheme,
  'its deletion': (text) => confirmsDeletion(text, text),
  'the form of a category': (text) =>
    categoryProblems(placeNaughtyString(draftOfCategory(aCategory('a')), text)),
  'the form of an item': (text) => itemProblems(placeNaughtyString(draftOfItem(anItem('a')), text)),
  'a price': parsePrice,
  'the search of the menu': (text) =>
    searchMenu(indexMenu(menuSaying(text)), { text, unavailableOnly: false }),
  'what the menu lacks': (text) => menuProblems(menuSaying(text)),
  'the instructions': (text) => instructionsProblems(placeNaughtyString(someInstructions(), text)),
  'the voice': (text) => [
    voiceProblems(placeNaughtyString(aVoiceConfig(), text)),
    voiceWarnings(placeNaughtyString(aVoiceConfig(), text)),
  ],
  'the telephony': (text) => [
    telephonyProblems(placeNaughtyString(aTelephonyConfig(), text)),
    telephonyWarnings(placeNaughtyString(aTelephonyConfig(), text)),
  ],
  'a change of password': (text) =>
    passwordChangeProblem({ currentPassword: text, newPassword: text, confirmPassword: text }),
  'a name': (text) => userNameProblems({ firstName: text, lastName: text }),
  'a booking': (text) => hasRequiredDetails(placeNaughtyString(EMPTY_BOOKING_DETAILS, text)),
  'an order': (text) => {
    const orders = [anOrder('1', { details: text })];
    return [ticketParts(text), sumOrderTotals(orders), findOrders(orders, text)];
  },
  'the calls': (text) => [
    filterCalls(callsSaying(text), { ...NO_CALL_FILTER, text }, NOW),
    parseCallDay(text),
    parseCallOutcome(text),
    callEvaluation(text),
  ],
  'a transcript': (text) => [
    linesContaining([{ speaker: 'agent', text, atSeconds: 0 }], text),
    splitAtMatches(text, text),
  ],
  'the list of restaurants': (text) => findCompanies([aCompanySummary({ name: text })], text),
  'the museums': (text) => findMuseums(museums, { text, city: text }),
  'a web address': httpUrl,
  'a phone number': phoneNumberText,
  'words of a name': nameWords,
  'the name of a file': (text) => downloadFileName(text, 'menu'),
};

describe('A naughty string', () => {
  it('follows every rule, like other text', () => {
    for (const text of naughtyStrings) {
      for (const [what, read] of Object.entries(readers)) {
        const result = () => JSON.parse(JSON.stringify(read(text) ?? null)) as unknown;
        expect(result, `${what}: ${JSON.stringify(text)}`).not.toThrow();
      }
    }
  });

  it('never becomes a link other than HTTP', () => {
    const urls = naughtyStrings.map(httpUrl).filter((url) => url !== undefined);
    for (const url of urls) expect(new URL(url).protocol, url).toMatch(/^https?:$/);
  });

  it('is found and highlighted in full', () => {
    for (const text of naughtyStrings) {
      const parts = splitAtMatches(text, text.slice(0, 3));
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }
  });
});

describe('Files with naughty strings', () => {
  it('export and import the same menu as JSON and CSV, without formulas', async () => {
    const csv = new PapaCsvFiles();
    const files = new ReadMenuFile(new LocalMenuFiles(), new FakeMenuColumnChoices());
    for (const text of naughtyStrings.filter((one) => one.trim() !== '')) {
      const menu = menuSaying(text);
      const json = menuFromJson(menuToJson(menu));
      if (json.outcome !== 'read') throw new Error(text);
      expect(json.menu.categories[0]?.description).toBe(text);

      const table = menuToTable(menu);
      const { reading } = await files.execute(menuFile('menu.csv', await csv.write(table)));
      if (reading.outcome === 'read') {
        const planned = planImport(menu, reading.menu, 'removed', toOpaqueId);
        expect(isUnchanged(compareMenus(menu, planned))).toBe(true);
      } else {
        expect([text.includes('\0'), reading.problems[0]?.rule]).toEqual([true, 'bad-characters']);
      }
      expect(table.flat().filter(isFormula)).toEqual([]);
      const sample = JSON.parse(menuJsonInSampleFormat(menu, text)) as unknown;
      expect(sample).toBeTypeOf('object');

      expect(callsToTable(callsSaying(text)).flat().filter(isFormula)).toEqual([]);
    }
  });

  it('export and parse the same invitation', async () => {
    for (const text of naughtyStrings) {
      const file = await new IcalCalendarFiles().invitation({
        day: '2026-01-16',
        slot,
        title: text,
        description: text,
        host: { name: 'Tableside', email: 'hello@tableside.example' },
        now: NOW,
      });
      const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
      expect(event?.getAllProperties('dtstart')).toHaveLength(1);
      expect(event?.getAllProperties('summary')).toHaveLength(1);
    }
  });
});

const isFormula = (cell: string) => /^[=+\-@\t\r\n\0]/.test(cell);
