import { comparable } from '#domain/shared/comparable.ts';
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

/** Returns a plan's display name. An unknown key is returned unchanged. (rule: plans) */
export function planName(key: string): string {
  return ownEntry(NAMES, comparable(key)) ?? key;
}
