import type { ComponentType } from 'react';

export interface PanelProps {
  readonly restaurantId: string;
}

/** The parameter of the page's address that says which panel is open. */
export const PANEL = 'panel';

/** In the address of the page, so that a reload or a link opens the panel again. */
export type PanelId = 'voice' | 'menu' | 'instructions' | 'telephony' | 'deployments';

/** One of the panels that shape a restaurant's agent. */
export interface Panel {
  readonly id: PanelId;
  readonly title: string;
  /** Its code is loaded when it is opened. */
  readonly Content: ComponentType<PanelProps>;
}
