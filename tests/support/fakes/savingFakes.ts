import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { Writes } from '#application/writes/Writes.ts';
import { FakeLocks } from './FakeLocks.ts';
import { FakeRestaurantEvents } from './FakeRestaurantEvents.ts';
import { FakeSessionStore } from './FakeSessionStore.ts';

/** What use cases need to write, with the events they publish. */
export function savingFakes(sessions = new FakeSessionStore()) {
  const events = new FakeRestaurantEvents();
  const writes = new Writes(sessions, new FakeLocks());
  return { events, sessions, writes, saveSettings: new SaveSettings(events, writes) };
}
