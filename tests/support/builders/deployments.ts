import type { Deployment } from '#domain/deployments/deployment.ts';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';

export function aPendingChange(changes: Partial<PendingChange> = {}): PendingChange {
  return {
    id: 'change-1',
    type: 'voice',
    description: 'Voice configuration updated',
    savedAt: new Date('2026-03-04T17:30:00Z'),
    fields: [{ path: 'temperature', values: { before: 0.7, after: 0.4 } }],
    author: 'Marcus Webb',
    ...changes,
  };
}

export function aDeployment(changes: Partial<Deployment> = {}): Deployment {
  return {
    id: 'deployment-1',
    status: 'success',
    environment: 'production',
    deployedAt: new Date('2026-03-03T17:30:00Z'),
    deployedBy: 'Giulia Ferraro',
    changes: [{ type: 'menu', description: 'Menu updated' }],
    rollbackAvailable: true,
    ...changes,
  };
}
