import { IntervalChoice } from '#application/billing/IntervalChoice.ts';
import { BookingDraft } from '#application/booking/BookingDraft.ts';
import { SavedScenarios } from '#application/instructions/SavedScenarios.ts';
import { PendingPosConnection } from '#application/integrations/PendingPosConnection.ts';
import { Sounds } from '#application/liveDemo/Sounds.ts';
import { Bell } from '#application/orders/Bell.ts';
import { KitchenScreen } from '#application/orders/KitchenScreen.ts';
import { SoundPreference } from '#application/orders/SoundPreference.ts';
import type { Port } from '#application/port.ts';
import { LoginDraft } from '#application/session/LoginDraft.ts';
import { UnconfirmedSignOut } from '#application/session/UnconfirmedSignOut.ts';
import { Analytics } from '#application/shared/Analytics.ts';
import { Preferences } from '#application/shared/Preferences.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { TabStorage } from '#application/shared/TabStorage.ts';
import { CalledBackCallIds } from '#application/telephony/CalledBackCallIds.ts';
import { Locks } from '#application/writes/Locks.ts';
import { WebLocks } from '#infrastructure/browser/WebLocks.ts';
import { FakeAnalytics } from '#tests/support/fakes/FakeAnalytics.ts';
import { FakeBell } from '#tests/support/fakes/FakeBell.ts';
import { FakeBookingDraft } from '#tests/support/fakes/FakeBookingDraft.ts';
import { FakeCalledBackCallIds } from '#tests/support/fakes/FakeCalledBackCallIds.ts';
import { FakeIntervalChoice } from '#tests/support/fakes/FakeIntervalChoice.ts';
import { FakeSavedScenarios } from '#tests/support/fakes/FakeSavedScenarios.ts';
import { FakeKitchenScreen } from '#tests/support/fakes/FakeKitchenScreen.ts';
import { FakeLoginDraft } from '#tests/support/fakes/FakeLoginDraft.ts';
import { FakeUnconfirmedSignOut } from '#tests/support/fakes/FakeUnconfirmedSignOut.ts';
import { FakePreferences } from '#tests/support/fakes/FakePreferences.ts';
import { FakePendingConnect } from '#tests/support/fakes/FakePendingConnect.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { FakeSoundPreference } from '#tests/support/fakes/FakeSoundPreference.ts';
import { FakeSounds } from '#tests/support/fakes/FakeSounds.ts';
import { FakeTabStorage } from '#tests/support/fakes/FakeTabStorage.ts';

/** Creates fakes for the ports that need a browser. */
export function browserFakes(): readonly (readonly [Port<unknown>, unknown])[] {
  return [
    [BookingDraft, new FakeBookingDraft()],
    [UnconfirmedSignOut, new FakeUnconfirmedSignOut()],
    [LoginDraft, new FakeLoginDraft()],
    [IntervalChoice, new FakeIntervalChoice()],
    [PendingPosConnection, new FakePendingConnect()],
    [Sounds, new FakeSounds()],
    [Analytics, new FakeAnalytics()],
    [Bell, new FakeBell()],
    [SoundPreference, new FakeSoundPreference()],
    [KitchenScreen, new FakeKitchenScreen()],
    [Preferences, new FakePreferences()],
    [RestaurantEvents, new FakeRestaurantEvents()],
    [TabStorage, new FakeTabStorage()],
    [CalledBackCallIds, new FakeCalledBackCallIds()],
    [SavedScenarios, new FakeSavedScenarios()],
    // locks of one tab, in virtual time
    [Locks, new WebLocks({})],
  ];
}
