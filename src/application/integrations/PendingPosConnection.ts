import { port } from '../port.ts';

/** The company being connected to Clover, remembered while the tab is open. */
export interface PendingPosConnection {
  begin(companyId: string): void;
  clear(): void;
}
export const PendingPosConnection = port<PendingPosConnection>('PendingPosConnection');
