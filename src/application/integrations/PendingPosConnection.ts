import { port } from '../port.ts';

/** Remembers, while the tab is open, which company is being connected to Clover. */
export interface PendingPosConnection {
  begin(companyId: string): void;
  clear(): void;
}
export const PendingPosConnection = port<PendingPosConnection>('PendingPosConnection');
