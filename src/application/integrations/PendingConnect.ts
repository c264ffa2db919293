import { port } from '../port.ts';

/** Which company is being connected while its person is away at Clover, for as long as the tab is open. */
export interface PendingConnect {
  begin(companyId: string): void;
  clear(): void;
}
export const PendingConnect = port<PendingConnect>('PendingConnect');
