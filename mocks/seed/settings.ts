import { MINUTE } from '../db/durations.ts';
import { defaultSettings } from '../db/settings/defaults.ts';
import { fieldChanges } from '../db/settings/fieldChanges.ts';
import {
  EMPTY_SETTINGS,
  type Menu,
  type MenuItem,
  type Settings,
  type SettingsKind,
} from '../db/settings/shapes.ts';
import type { CompanyRow, PendingChangeRow, SettingsRow } from '../db/tables.ts';
import { auroraMenu } from './auroraMenu.ts';
import { restaurants } from './restaurants.ts';

/** The restaurant that has pending changes. */
const COMPANY = 'trattoria-aurora';

/** Creates the demo's settings and pending changes. */
export function demoSettings(
  companies: readonly CompanyRow[],
  writtenFor: number,
): { readonly settings: SettingsRow[]; readonly pendingChanges: PendingChangeRow[] } {
  const company = companies.find(({ id }) => id === COMPANY);
  if (!company) throw new Error(`The seed has no ${COMPANY}`);
  const voice = defaultSettings.voice(company);
  const telephony = defaultSettings.telephony(company);
  const next = {
    voice: { ...voice, personality: 'professional', temperature: 0.3 },
    telephony: {
      ...telephony,
      maxCallDuration: 15,
      callHandling: {
        ...telephony.callHandling,
        busyMessage: 'All of us at Trattoria Aurora are on the phone. Please hold, it will not be long.',
      },
      advancedSettings: {
        ...telephony.advancedSettings,
        endCallPhrases: [...telephony.advancedSettings.endCallPhrases, 'arrivederci'],
      },
    },
  };

  const pending = <Kind extends SettingsKind>(
    kind: Kind,
    before: Settings[Kind],
    after: Settings[Kind],
    about: Pick<PendingChangeRow, 'description' | 'userName'> & { readonly minutesAgo: number },
  ): PendingChangeRow => ({
    id: `${COMPANY}-change-${kind}`,
    companyId: COMPANY,
    kind,
    description: about.description,
    timestamp: new Date(writtenFor - about.minutesAgo * MINUTE).toISOString(),
    userName: about.userName,
    fieldChanges: fieldChanges(before, after),
    before,
  });

  return {
    settings: [
      { id: COMPANY, menu: auroraMenu, instructions: null, ...next },
      ...companies.filter(({ id }) => id !== COMPANY).map(withOwnHours),
    ],
    pendingChanges: [
      pending('menu', liveMenu, auroraMenu, {
        description: 'Menu updated',
        userName: 'Giulia Ferraro',
        minutesAgo: 1510,
      }),
      pending('voice', voice, next.voice, {
        description: 'Voice configuration updated',
        userName: 'Marcus Webb',
        minutesAgo: 190,
      }),
      pending('telephony', telephony, next.telephony, {
        description: 'Telephony configuration updated',
        userName: 'Giulia Ferraro',
        minutesAgo: 42,
      }),
    ],
  };
}

/** Returns default settings with the restaurant's own opening hours in the agent's answer. */
function withOwnHours(company: CompanyRow): SettingsRow {
  const instructions = defaultSettings.instructions(company);
  const { facts } = restaurants.find((one) => one.company.id === company.id) ?? {};
  const { hoursResponse = instructions.customerService.hoursResponse } = facts ?? {};
  const customerService = { ...instructions.customerService, hoursResponse };
  return { id: company.id, ...EMPTY_SETTINGS, instructions: { ...instructions, customerService } };
}

/** The live menu: without the new dish, with the old price, and with the sold-out item available. */
const liveMenu: Menu = withItems((item) => {
  if (item.name === 'Negroni') return [];
  if (item.name === 'Spaghetti alle vongole') return [{ ...item, price: 24 }];
  if (item.name !== 'Ravioli di zucca') return [item];
  return [{ ...item, availability: { ...item.availability, isAvailable: true } }];
});

function withItems(change: (item: MenuItem) => readonly MenuItem[]): Menu {
  return {
    categories: auroraMenu.categories.map((category) => ({
      ...category,
      items: category.items.flatMap(change),
    })),
  };
}
