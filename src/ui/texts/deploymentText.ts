import type { ItemChange } from '#domain/deployments/itemChanges.ts';
import type { PlainValue } from '#domain/deployments/valueChanges.ts';
import type { SchedulePick } from '#domain/deployments/schedule.ts';
import { capitalized } from '#domain/shared/capitalized.ts';
import { isOnDay, midnight } from '#domain/shared/localDay.ts';
import type { LocalMoment } from '#domain/shared/localMoment.ts';
import { clockTime, weekdayAndDay, zoneName } from './dates.ts';
import { countWithNoun } from './numbers.ts';
import { settingText } from './settingText.ts';
import { workspaceText } from './workspaceText.ts';

/** Texts of deployments. The specification fixes the texts above `time`. */
export const deploymentText = {
  deployed: (id: string | undefined) =>
    id ? `Deployment successful! Deployment ID: ${id}` : 'Deployment successful!',
  refused: (reason: string) => `Deployment failed: ${reason}`,
  scheduled: (id: string | undefined) =>
    id ? `Deployment scheduled successfully! ID: ${id}` : 'Deployment scheduled successfully!',
  reverted: 'Deployment reverted successfully!',
  nothingSelected: 'Please select changes to deploy',
  noSchedule: 'Please select changes and set a schedule time',
  unknown: "We couldn't confirm the deployment. If it isn't in the history, deploy again.",
  scheduleUnknown:
    "We couldn't confirm that the deployment was scheduled. If it isn't listed, schedule it again.",
  revertUnknown:
    "We couldn't confirm that the deployment was reverted. If the history doesn't mark it as reverted, revert it again.",
  confirmRevert: 'Are you sure you want to revert this deployment? This will undo all changes.',
  time: 'Choose a future time',
  // shown because WebKit shows the current time in an empty field
  timeHelp,
  deploy: (count: number) => (count === 0 ? 'Deploy changes' : `Deploy ${countWithNoun(count, 'change')}`),
  ownChanges: 'Your changes',
  unknownAuthor: 'Unknown author',
  allOwn: 'All your changes',
  allBy: (author: string) => `All changes by ${author}`,
  scheduledTitle: 'Scheduled',
  scheduledHelp: 'Scheduled changes go live automatically. To deploy a change sooner, select it.',
  goLive: (count: number, at: Date, now: Date) =>
    `${countWithNoun(count, 'change')} ${count === 1 ? 'goes' : 'go'} live ${momentWithZone(at, now, 'on')}`,
  /** Formats a moment like "Tomorrow, Sat, Nov 29, at 6:00 AM Eastern Time". */
  scheduledAt: (at: Date, now: Date) => capitalized(momentWithZone(at, now)),
  /** Formats a quick pick like "Tonight 11 PM". */
  pick: ({ name, at }: SchedulePick) => `${capitalized(name)} ${clockTime(at).replace(':00', '')}`,
  isReverted: 'Reverted',
  undone: 'has no effect, because another change cancels it out',
  everySave: 'Every save counts as a change, even if a later save undoes it.',
  nothingPending: `${workspaceText.notLive(0)}.`,
  nothingToDeploy: 'Nothing to deploy',
  noHistory: 'No deployments yet.',
} as const;

const EVENING_HOUR = 17;

/**
 * Formats a moment like "tomorrow, Sat, Nov 29, at 6:00 AM Eastern Time".
 * @param on preposition for a day that is neither today nor tomorrow
 */
function momentWithZone(at: Date, now: Date, on?: string): string {
  const today = at.getHours() >= EVENING_HOUR ? 'tonight' : 'today';
  const isIn = (days: number) => isOnDay(midnight(now, -days))(at);
  const name = isIn(0) ? today : isIn(1) ? 'tomorrow' : undefined;
  const date = `${weekdayAndDay(at)}, at ${clockTime(at)} ${zoneName(at, 'longGeneric')}`;
  if (name) return `${name}, ${date}`;
  return on ? `${on} ${date}` : date;
}

/** Texts of the offer to deploy a change right after saving it. */
export const deployOfferText = {
  saved: (what: string) => `${what}. `,
  notLive: 'Not live yet.',
  /** Mark in the row of an item. */
  mark: 'Not live yet',
  deploy: (count: number) => (count === 1 ? 'Deploy this change' : `Deploy these ${count} changes`),
  schedule: 'Schedule',
  changes: (count: number) => `${countWithNoun(count, 'change')} saved`,
  uncertain: 'Not live yet. There are also other new changes, so choose which changes to deploy.',
  unknown: "Saved. We couldn't check for changes to deploy.",
  review: 'Open Deployment Controls',
  hide: 'Hide',
  item: itemChangeText,
} as const;

/** Formats a change like "Burrata unavailable". */
function itemChangeText({ before, after }: ItemChange): string {
  const name = (after ?? before)?.name ?? '';
  if (!before) return `${name} added`;
  if (!after) return `${name} removed`;
  const { isAvailable } = after.availability;
  if (isAvailable === before.availability.isAvailable) return `${name} changed`;
  return `${name} ${isAvailable ? 'available' : 'unavailable'}`;
}

/** Says what a typed time means. (see rule: skipped and repeated times) */
const momentText: Readonly<Record<LocalMoment['kind'], (time: string, zone: string) => string>> = {
  usual: (_, zone) => `Your time zone: ${zone}.`,
  skipped: (time, zone) => `The clocks change and skip this time. The changes deploy at ${time}, ${zone}.`,
  repeated: (_, zone) =>
    `The clocks change, so this time occurs twice. The changes deploy the first time, ${zone}.`,
};

/** @param now the moment for which to name the time zone if no time is set */
function timeHelp(time: LocalMoment | undefined, now: Date): string {
  const zone = zoneName(time?.at ?? now);
  if (!time) return `No time set. Your time zone: ${zone}.`;
  return momentText[time.kind](clockTime(time.at), zone);
}

/** Kinds of settings, each with a name and what callers will notice. */
const TYPES: ReadonlyMap<string, { readonly name: string; readonly noticed: string }> = new Map([
  ['voice', { name: 'Voice', noticed: 'Updated voice' }],
  ['menu', { name: 'Menu', noticed: 'Updated menu' }],
  ['ai-instructions', { name: 'AI instructions', noticed: 'Updated instructions' }],
  ['telephony', { name: 'Telephony', noticed: 'Updated phone settings' }],
]);

/** Returns what callers will notice, without repetitions. */
export function callerEffectText(types: readonly string[]): readonly string[] {
  const told = new Set(types.map((type) => TYPES.get(type)?.noticed));
  return [...told].filter((sentence) => sentence !== undefined);
}

/** Returns the name of a kind of settings, or an unknown kind unchanged. */
export const changeTypeText = (type: string): string => TYPES.get(type)?.name ?? type;

const STATUSES: ReadonlyMap<string, string> = new Map([
  ['success', 'Success'],
  ['partial', 'Partial'],
  ['failed', 'Failed'],
]);

/** Returns the name of a deployment status, or an unknown status unchanged. */
export const deploymentStatusText = (status: string): string => STATUSES.get(status) ?? status;

const SETTINGS: ReadonlyMap<string, (value: string | number) => string> = new Map(
  Object.entries(settingText),
);

/** Formats a value for a comparison, as the panel of its field shows the value. */
export function valueText(value: PlainValue, field = ''): string {
  if (value === undefined || value === '') return 'Nothing';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'object') return value.map(String).join(', ');
  return SETTINGS.get(field)?.(value) ?? String(value);
}
