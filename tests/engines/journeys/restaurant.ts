import type { ElementHandle } from '../driver/ElementHandle.ts';
import type { Visitor } from '../driver/Visitor.ts';
import type { Journey } from './Journey.ts';

const AS_OWNER = 'as=owner@tableside.example';

/** The text of each section after it has loaded. */
const parts: Readonly<Record<string, RegExp>> = {
  'Company Details': /Mulberry Street/,
  Subscription: /Starter/,
  Orders: /./,
  Calls: /./,
  'API Keys': /./,
  Integrations: /Square/,
  'Connected Agents': /./,
  'Company Users': /Marcus Webb/,
};

export const company: Journey = async (visitor) => {
  await visitor.open(`/company/trattoria-aurora?${AS_OWNER}`);
  await visitor.get('heading', 'Trattoria Aurora').appears();
  for (const [name, text] of Object.entries(parts)) {
    const part = visitor.get('region', name);
    await part.reach(part);
    await part.reads(text);
  }
  await visitor.get('region', 'Calls').get('listitem').appears();
  await visitor.get('region', 'Connected Agents').get('listitem').appears();
  const panels = await reachPanels(visitor);
  for (const name of ['Menu', 'Telephony', 'AI Instructions', 'Deployment Controls', 'Voice Configuration']) {
    const tab = panels.get('tab', new RegExp(`^${name}`));
    await tab.click();
    await panels.get('tabpanel', new RegExp(`^${name}`)).appears();
  }
};

/** Scrolls to the panels, which load when near the viewport and move while content above loads. */
async function reachPanels(visitor: Visitor): Promise<ElementHandle> {
  const panels = visitor.get('region', 'Voice AI Management');
  await panels.reach(panels.get('tab'));
  return panels;
}

export const savePanel: Journey = async (visitor) => {
  await visitor.open('/company/company-1?panel=voice&scenario=a signed-in owner of a company');
  const form = (await reachPanels(visitor)).get('form', 'Voice Configuration');
  await form.get('textbox', /^First message/).fill('Good evening, Trattoria Aurora.');
  await form.get('radio', /^Savannah/).click();
  await visitor.tabTo(form.get('slider', 'Temperature range'));
  await visitor.press('End');
  await form.get('button', 'Save changes').click();
  // the button is named "Save changes" and then "Saving…"
  await form.get('button', /^Sav/).disappears();

  await visitor.reload();
  await reachPanels(visitor);
  await form.get('textbox', /^First message/).hasValue('Good evening, Trattoria Aurora.');
  await form.get('radio', /^Savannah/).isChecked();
  await form.get('slider', 'Temperature range').hasValue('1');
};

export const deploy: Journey = async (visitor) => {
  await visitor.open('/company/company-1?panel=deployments&scenario=a restaurant with two pending changes');
  const panels = await reachPanels(visitor);
  const pending = panels.get('region', 'Pending changes');
  await pending.get('checkbox', 'Voice configuration updated').click();
  await panels.get('button', 'Deploy 1 change').click();
  await panels.reads(/0 of 1 selected/);
  await pending.get('checkbox', 'Voice configuration updated').disappears();
  await panels.get('region', 'Deployment history').reads(/Success/);
};
