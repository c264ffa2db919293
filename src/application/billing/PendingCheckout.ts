import { port } from '../port.ts';
import type { PendingErrand } from '../shared/PendingErrand.ts';

export type PendingCheckout = PendingErrand;

/** Whose plan is being changed while its person is away at the payment provider, for as long as the tab is open. */
export const PendingCheckout = port<PendingCheckout>('PendingCheckout');
