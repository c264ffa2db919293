import type { PlainValue } from '#domain/deployments/valueChanges.ts';
import { settingText } from './settingText.ts';
import { workspaceText } from './workspaceText.ts';

/** What people read of deployments; what comes before `time` as given, the rest added. */
export const deploymentText = {
  deployed: (id: string | undefined) =>
    id ? `Deployment successful! Deployment ID: ${id}` : 'Deployment successful!',
  refused: (reason: string) => `Deployment failed: ${reason}`,
  scheduled: (id: string | undefined) =>
    id ? `Deployment scheduled successfully! ID: ${id}` : 'Deployment scheduled successfully!',
  reverted: 'Deployment reverted successfully!',
  nothingSelected: 'Please select changes to deploy',
  noSchedule: 'Please select changes and set a schedule time',
  confirmRevert: 'Are you sure you want to revert this deployment? This will undo all changes.',
  time: 'Choose a future time',
  // WebKit shows the time of day in the field while none is set
  timeHelp: (isSet: boolean, zone: string) =>
    isSet ? `Your time zone: ${zone}.` : `No time set. Your time zone: ${zone}.`,
  isReverted: 'Reverted',
  nothingPending: `${workspaceText.notLive(0)}.`,
  nothingToDeploy: 'Nothing to deploy',
  noHistory: 'No deployments yet.',
} as const;

/** The kinds of settings: their name, and what callers will notice of a change. */
const TYPES: ReadonlyMap<string, { readonly name: string; readonly noticed: string }> = new Map([
  ['voice', { name: 'Voice', noticed: 'Updated voice' }],
  ['menu', { name: 'Menu', noticed: 'Updated menu' }],
  ['ai-instructions', { name: 'AI instructions', noticed: 'Updated instructions' }],
  ['telephony', { name: 'Telephony', noticed: 'Updated phone settings' }],
]);

/** What callers will notice of changes of these types, each told once. */
export function callerEffectText(types: readonly string[]): readonly string[] {
  const told = new Set(types.map((type) => TYPES.get(type)?.noticed));
  return [...told].filter((sentence) => sentence !== undefined);
}

/** A kind of settings in words; one that is not known is shown as it came. */
export const changeTypeText = (type: string): string => TYPES.get(type)?.name ?? type;

const STATUSES: ReadonlyMap<string, string> = new Map([
  ['success', 'Success'],
  ['partial', 'Partial'],
  ['failed', 'Failed'],
]);

/** How a deployment went, in words; a word that is not known is shown as it came. */
export const deploymentStatusText = (status: string): string => STATUSES.get(status) ?? status;

const SETTINGS: ReadonlyMap<string, (value: string | number) => string> = new Map(
  Object.entries(settingText),
);

/** A value as it stands in a comparison; of a field that is a setting as its panel says it. */
export function valueText(value: PlainValue, field = ''): string {
  if (value === undefined || value === '') return 'Nothing';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'object') return value.map(String).join(', ');
  return SETTINGS.get(field)?.(value) ?? String(value);
}
