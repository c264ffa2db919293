export interface PanelProps {
  readonly restaurantId: string;
}

/** Query parameter of the open panel. */
export const PANEL_PARAM = 'panel';

/** Id of a panel, as in the URL. */
export type PanelId = 'voice' | 'menu' | 'instructions' | 'telephony' | 'deployments';
