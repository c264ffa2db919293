import { port } from '../port.ts';
import type { PendingErrand } from '../shared/PendingErrand.ts';

export type PendingConnect = PendingErrand;

/** Which company is being connected while its person is away at Clover, for as long as the tab is open. */
export const PendingConnect = port<PendingConnect>('PendingConnect');
