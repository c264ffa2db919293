import { HOUR } from '../db/durations.ts';
import type { DeployedChange, DeploymentRow } from '../db/tables.ts';

interface Deployed extends Partial<Pick<DeploymentRow, 'status' | 'environment' | 'notes'>> {
  readonly companyId: string;
  readonly hoursAgo: number;
  readonly by: string;
  readonly changes: readonly Pick<DeployedChange, 'kind' | 'description'>[];
  /** The values that a revert restores for the first change. Without `before`, no revert is possible. */
  readonly before?: Pick<DeployedChange, 'fields' | 'before'>;
}

const past: readonly Deployed[] = [
  {
    companyId: 'trattoria-aurora',
    hoursAgo: 26,
    by: 'Giulia Ferraro',
    changes: [{ kind: 'telephony', description: 'Telephony configuration updated' }],
    before: {
      fields: ['advancedSettings.silenceTimeout', 'callHandling.maxRetries'],
      before: { advancedSettings: { silenceTimeout: 6 }, callHandling: { maxRetries: 1 } },
    },
    notes: 'Callers need longer to answer when they cook.',
  },
  {
    companyId: 'trattoria-aurora',
    hoursAgo: 75,
    by: 'Marcus Webb',
    status: 'failed',
    changes: [{ kind: 'menu', description: 'Menu updated' }],
    notes: 'The telephony service did not answer. Nothing was changed.',
  },
  {
    companyId: 'trattoria-aurora',
    hoursAgo: 74,
    by: 'Marcus Webb',
    status: 'partial',
    changes: [
      { kind: 'menu', description: 'Menu updated' },
      { kind: 'instructions', description: 'AI instructions updated' },
    ],
    notes: 'The menu went live, the instructions did not.',
  },
  {
    companyId: 'trattoria-aurora',
    hoursAgo: 71,
    by: 'Marcus Webb',
    changes: [{ kind: 'instructions', description: 'AI instructions updated' }],
    before: {
      fields: ['customerService.hoursResponse'],
      before: {
        customerService: {
          hoursResponse: 'We are open from Tuesday to Sunday, from noon to nine in the evening.',
        },
      },
    },
  },
  {
    companyId: 'trattoria-aurora',
    hoursAgo: 338,
    by: 'Giulia Ferraro',
    changes: [
      { kind: 'voice', description: 'Voice configuration updated' },
      { kind: 'menu', description: 'Menu updated' },
    ],
    notes: 'Scheduled deployment',
  },
  {
    companyId: 'trattoria-aurora',
    hoursAgo: 345,
    by: 'Marcus Webb',
    environment: 'staging',
    changes: [{ kind: 'voice', description: 'Voice configuration updated' }],
    notes: 'A first listen before it goes to callers.',
  },
  {
    companyId: 'saffron-house',
    hoursAgo: 130,
    by: 'Giulia Ferraro',
    changes: [{ kind: 'menu', description: 'Menu updated' }],
    notes: 'Catering dishes for the season.',
  },
];

/** Returns past deployments with every outcome, oldest first. */
export function deploymentsUntil(writtenFor: number): DeploymentRow[] {
  return past
    .map(({ companyId, hoursAgo, by, changes, before, status, environment, notes }, index) => ({
      id: `deployment-${past.length - index}`,
      companyId,
      status: status ?? 'success',
      environment: environment ?? 'production',
      deployedAt: new Date(writtenFor - hoursAgo * HOUR).toISOString(),
      deployedBy: by,
      changes: changes.map((change, place) => ({
        ...change,
        ...((place === 0 ? before : undefined) ?? { fields: [], before: {} }),
      })),
      rollbackAvailable: before !== undefined,
      notes: notes ?? null,
    }))
    .toReversed();
}
