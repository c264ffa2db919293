import { ownEntry } from '#domain/shared/ownEntry.ts';

const NAMES: Readonly<Record<string, string>> = {
  free: 'Free',
  starter: 'Starter',
  basic: 'Basic',
  standard: 'Standard',
  scale: 'Scale',
  business: 'Business',
  enterprise: 'Enterprise',
};

/** The name of a plan by its key; a key that is not known is shown as it came (rule: plans). */
export function planName(key: string): string {
  return ownEntry(NAMES, key.toLowerCase()) ?? key;
}
