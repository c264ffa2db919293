import { addressOf } from '../app/pages.ts';
import { sections } from '../company/sections.ts';
import { PANEL, type PanelId } from '../company/voiceAi/panel.ts';

/** The parameter of the page's address that says what to look for on the menu. */
export const DISH = 'dish';

const MENU: PanelId = 'menu';

/** The menu of a restaurant, with what a text is found in. */
export function addressOfDish(companyId: string, text: string): string {
  const query = new URLSearchParams({ [PANEL]: MENU, [DISH]: text });
  return `${addressOf('company', { companyId })}?${query}#${sections.voiceAi.id}`;
}
