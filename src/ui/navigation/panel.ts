export interface PanelProps {
  readonly restaurantId: string;
}

/** Query parameter of the open panel. */
export const PANEL = 'panel';

/** Kept in the URL, so a reload or a link opens the panel again. */
export type PanelId = 'voice' | 'menu' | 'instructions' | 'telephony' | 'deployments';
