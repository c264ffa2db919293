import type { PlainValue } from '#domain/deployments/valueChanges.ts';

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
  time: 'Choose a time that is still to come',
  isReverted: 'Reverted',
  nothingPending: 'Everything that was saved is live.',
  noHistory: 'Nothing was deployed yet.',
} as const;

const NOTICED: Readonly<Record<string, string>> = {
  voice: 'The voice speaks in its new way.',
  menu: 'They order from the changed menu.',
  'ai-instructions': 'The agent follows the changed instructions.',
  telephony: 'Their calls are handled by the changed telephony settings.',
};

/** What callers will notice of changes of these types, each told once. */
export function noticedText(types: readonly string[]): readonly string[] {
  const known = new Set(types.map((type) => (Object.hasOwn(NOTICED, type) ? NOTICED[type] : undefined)));
  return [...known].filter((sentence) => sentence !== undefined);
}

const TYPES: Readonly<Record<string, string>> = {
  voice: 'Voice',
  menu: 'Menu',
  'ai-instructions': 'AI instructions',
  telephony: 'Telephony',
};

/** A kind of settings in words; one that is not known is shown as it came. */
export function changeTypeText(type: string): string {
  return Object.hasOwn(TYPES, type) ? (TYPES[type] ?? type) : type;
}

const STATUSES: Readonly<Record<string, string>> = {
  success: 'Success',
  partial: 'Partial',
  failed: 'Failed',
};

/** How a deployment went, in words; a word that is not known is shown as it came. */
export function deploymentStatusText(status: string): string {
  return Object.hasOwn(STATUSES, status) ? (STATUSES[status] ?? status) : status;
}

/** A value as it stands in a comparison. */
export function valueText(value: PlainValue): string {
  if (value === undefined || value === '') return 'Nothing';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return typeof value === 'object' ? value.map(String).join(', ') : String(value);
}
