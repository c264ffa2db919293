import type { ComponentType } from 'react';

export interface PanelProps {
  readonly restaurantId: string;
}

/** One of the panels that shape a restaurant's agent. */
export interface Panel {
  /** In the address of the page, so that a reload or a link opens it again. */
  readonly id: string;
  readonly title: string;
  /** Its code is loaded when it is opened. */
  readonly Content: ComponentType<PanelProps>;
}
