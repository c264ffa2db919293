import { Container } from 'inversify';
import { Sounds } from '#application/liveDemo/Sounds.ts';
import { VoiceLine } from '#application/liveDemo/VoiceLine.ts';
import { Accounts } from '#application/session/Accounts.ts';
import { LoginDraft } from '#application/session/LoginDraft.ts';
import { UnconfirmedSignOut } from '#application/session/UnconfirmedSignOut.ts';
import { RefreshCookie } from '#application/session/RefreshCookie.ts';
import { RefreshSession } from '#application/session/RefreshSession.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { SettleSignOut } from '#application/session/SettleSignOut.ts';
import { Analytics } from '#application/shared/Analytics.ts';
import { Browser } from '#application/shared/Browser.ts';
import { Clock } from '#application/shared/Clock.ts';
import { Connection } from '#application/shared/Connection.ts';
import { AllowedRedirectHosts } from '#application/shared/AllowedRedirectHosts.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { WritesInFlight } from '#application/writes/WritesInFlight.ts';
import { Preferences } from '#application/shared/Preferences.ts';
import { TabStorage } from '#application/shared/TabStorage.ts';
import { GoogleTag } from '#infrastructure/analytics/GoogleTag.ts';
import { GtagAnalytics } from '#infrastructure/analytics/GtagAnalytics.ts';
import { LocalStoragePreferences } from '#infrastructure/browser/LocalStoragePreferences.ts';
import { BrowserClock } from '#infrastructure/browser/BrowserClock.ts';
import { BrowserConnection } from '#infrastructure/browser/BrowserConnection.ts';
import { BroadcastRestaurantEvents } from '#infrastructure/browser/BroadcastRestaurantEvents.ts';
import { MediaSounds } from '#infrastructure/browser/MediaSounds.ts';
import { SafeStorage } from '#infrastructure/browser/SafeStorage.ts';
import { WindowBrowser } from '#infrastructure/browser/WindowBrowser.ts';
import { HttpHost } from '#infrastructure/http/HttpHost.ts';
import { LazyVoiceLine } from '#infrastructure/liveDemo/LazyVoiceLine.ts';
import { VoiceService } from '#infrastructure/liveDemo/VoiceService.ts';
import { BrowserRefreshCookie } from '#infrastructure/session/BrowserRefreshCookie.ts';
import { LazyAccounts } from '#infrastructure/session/LazyAccounts.ts';
import { LocalStorageUnconfirmedSignOut } from '#infrastructure/session/LocalStorageUnconfirmedSignOut.ts';
import { LocalStorageSessionStore } from '#infrastructure/session/LocalStorageSessionStore.ts';
import { SessionStorageLoginDraft } from '#infrastructure/session/SessionStorageLoginDraft.ts';
import { SettingsAuthors } from '#ui/forms/SettingsAuthors.ts';
import { ToastsViewModel } from '#ui/kit/toasts/ToastsViewModel.ts';
import { UndoViewModel } from '#ui/kit/undo/UndoViewModel.ts';
import { UnsavedWorkViewModel } from '#ui/kit/unsaved/UnsavedWorkViewModel.ts';
import { SessionViewModel } from '#ui/session/SessionViewModel.ts';
import { SiteNavigationViewModel } from '#ui/site/SiteNavigationViewModel.ts';
import { ThemeViewModel } from '#ui/theme/ThemeViewModel.ts';
import { bindAdapter, bindSingleton } from './bindings.ts';

interface OtherServices {
  readonly tag: GoogleTag;
  readonly voice: VoiceService;
  readonly redirectHosts: AllowedRedirectHosts['allowed'];
}

/**
 * Creates the composition root with the bindings that every page needs. Slices add the other bindings.
 * Without the optional services, nothing is tracked and no voice session starts.
 */
export function createContainer(
  host: HttpHost,
  { tag, voice, redirectHosts }: Partial<OtherServices> = {},
): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  const connection = new BrowserConnection();
  container.bind<Connection>(Connection).toConstantValue(connection);
  container.bind(HttpHost).toConstantValue(connection.watching(host));
  container.bind(GoogleTag).toConstantValue(tag ?? { id: undefined });
  container.bind(AllowedRedirectHosts).toConstantValue({ allowed: redirectHosts });
  if (voice) container.bind(VoiceService).toConstantValue(voice);

  bindAdapter(container, SessionStore, LocalStorageSessionStore);
  bindAdapter(container, UnconfirmedSignOut, LocalStorageUnconfirmedSignOut);
  bindAdapter(container, LoginDraft, SessionStorageLoginDraft);
  bindAdapter(container, Accounts, LazyAccounts);
  bindAdapter(container, RefreshCookie, BrowserRefreshCookie);

  bindAdapter(container, VoiceLine, LazyVoiceLine);
  bindAdapter(container, Sounds, MediaSounds);

  bindAdapter(container, Preferences, LocalStoragePreferences);
  container.bind<TabStorage>(TabStorage).toConstantValue(SafeStorage.session);
  bindAdapter(container, Browser, WindowBrowser);
  bindAdapter(container, Clock, BrowserClock);
  bindAdapter(container, Analytics, GtagAnalytics);
  bindAdapter(container, RestaurantEvents, BroadcastRestaurantEvents);

  // shared by the write queue and the leave warning
  bindSingleton(container, WritesInFlight);
  // shared by all signed-in requests
  bindSingleton(container, RefreshSession);
  // shared by sign-in, sign-out, and the session's view model
  bindSingleton(container, SettleSignOut);

  // view models that outlive a screen, in dependency order
  bindSingleton(container, ToastsViewModel);
  bindSingleton(container, UndoViewModel);
  bindSingleton(container, SessionViewModel);
  bindSingleton(container, ThemeViewModel);
  bindSingleton(container, SettingsAuthors);
  bindSingleton(container, UnsavedWorkViewModel);
  bindSingleton(container, SiteNavigationViewModel);
  return container;
}
