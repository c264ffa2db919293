import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { WritesInFlight } from '#application/writes/WritesInFlight.ts';
import { Writes } from '#application/writes/Writes.ts';
import { FakeLocks } from './FakeLocks.ts';
import { FakeRestaurantEvents } from './FakeRestaurantEvents.ts';
import { FakeSessionStore } from './FakeSessionStore.ts';

/** Creates the fakes that use cases need to write data and publish events. */
export function savingFakes(sessions = new FakeSessionStore()) {
  const events = new FakeRestaurantEvents();
  const openWrites = new WritesInFlight();
  const writes = new Writes(sessions, new FakeLocks(), openWrites);
  return { events, sessions, writes, openWrites, saveSettings: new SaveSettings(events, writes) };
}
