import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { WriteLocks } from '#application/shared/WriteLocks.ts';
import { FakeRestaurantEvents } from './FakeRestaurantEvents.ts';

/** What use cases need to save settings, with the events they publish. */
export function savingFakes() {
  const events = new FakeRestaurantEvents();
  const locks = new WriteLocks();
  return { events, locks, saveSettings: new SaveSettings(events, locks) };
}
