import { Container, type Newable } from 'inversify';
import { VoiceAgents } from '#application/agents/VoiceAgents.ts';
import { Billing } from '#application/billing/Billing.ts';
import { Bookings } from '#application/booking/Bookings.ts';
import { CalendarFiles } from '#application/booking/CalendarFiles.ts';
import { ApiKeys } from '#application/companies/ApiKeys.ts';
import { Companies } from '#application/companies/Companies.ts';
import { Deployments } from '#application/deployments/Deployments.ts';
import { PendingConnect } from '#application/integrations/PendingConnect.ts';
import { PointOfSale } from '#application/integrations/PointOfSale.ts';
import { Instructions } from '#application/instructions/Instructions.ts';
import { CsvFiles } from '#application/menu/CsvFiles.ts';
import { Sounds } from '#application/liveDemo/Sounds.ts';
import { VoiceLine } from '#application/liveDemo/VoiceLine.ts';
import { Menus } from '#application/menu/Menus.ts';
import { Orders } from '#application/orders/Orders.ts';
import type { Makeable, Needing, Port } from '#application/port.ts';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import { Accounts } from '#application/session/Accounts.ts';
import { LoginDraft } from '#application/session/LoginDraft.ts';
import { Passwords } from '#application/session/Passwords.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { Analytics } from '#application/shared/Analytics.ts';
import { Browser } from '#application/shared/Browser.ts';
import { Preferences } from '#application/shared/Preferences.ts';
import { Telephony } from '#application/telephony/Telephony.ts';
import { VoiceSettings } from '#application/voice/VoiceSettings.ts';
import { GoogleTag } from '#infrastructure/analytics/GoogleTag.ts';
import { GtagAnalytics } from '#infrastructure/analytics/GtagAnalytics.ts';
import { LocalStoragePreferences } from '#infrastructure/browser/LocalStoragePreferences.ts';
import { MediaSounds } from '#infrastructure/browser/MediaSounds.ts';
import { WindowBrowser } from '#infrastructure/browser/WindowBrowser.ts';
import { HttpHost } from '#infrastructure/http/HttpHost.ts';
import { SessionStoragePendingConnect } from '#infrastructure/integrations/SessionStoragePendingConnect.ts';
import { VoiceService } from '#infrastructure/liveDemo/VoiceService.ts';
import { LocalStorageSessionStore } from '#infrastructure/session/LocalStorageSessionStore.ts';
import { SessionStorageLoginDraft } from '#infrastructure/session/SessionStorageLoginDraft.ts';
import { ToastsViewModel } from '#ui/kit/toasts/ToastsViewModel.ts';
import { UnsavedWorkViewModel } from '#ui/kit/unsaved/UnsavedWorkViewModel.ts';
import { SessionViewModel } from '#ui/session/SessionViewModel.ts';
import { SiteNavigationViewModel } from '#ui/site/SiteNavigationViewModel.ts';
import { ThemeViewModel } from '#ui/theme/ThemeViewModel.ts';
import { lateAdapter, type Asynchronous } from './lateAdapter.ts';

const consoleAdapters = () => import('./consoleAdapters.ts');

interface OtherServices {
  readonly tag: GoogleTag;
  readonly voice: VoiceService;
}

/** The composition root: the one list of port → adapter. Without other services there are no visits and no voice. */
export function createContainer(host: HttpHost, { tag, voice }: Partial<OtherServices> = {}): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(HttpHost).toConstantValue(host);
  container.bind(GoogleTag).toConstantValue(tag ?? { id: undefined });
  if (voice) container.bind(VoiceService).toConstantValue(voice);

  provide(container, SessionStore, LocalStorageSessionStore);
  provide(container, LoginDraft, SessionStorageLoginDraft);
  provideLate(container, Accounts, async () => (await consoleAdapters()).HttpAccounts);
  provideLate(container, Passwords, async () => (await consoleAdapters()).HttpPasswords);

  provideLate(container, Companies, async () => (await consoleAdapters()).HttpCompanies);
  provideLate(
    container,
    Restaurants,
    async () => (await import('#infrastructure/restaurants/HttpRestaurants.ts')).HttpRestaurants,
  );
  provideLate(
    container,
    ApiKeys,
    async () => (await import('#infrastructure/companies/HttpApiKeys.ts')).HttpApiKeys,
  );
  provideLate(container, Orders, async () => (await consoleAdapters()).HttpOrders);
  provideLate(container, VoiceAgents, async () => (await consoleAdapters()).HttpVoiceAgents);
  provideLate(
    container,
    Billing,
    async () => (await import('#infrastructure/billing/HttpBilling.ts')).HttpBilling,
  );
  provideLate(container, PointOfSale, async () => (await consoleAdapters()).HttpPointOfSale);
  provide(container, PendingConnect, SessionStoragePendingConnect);

  provideLate(container, Telephony, async () => (await consoleAdapters()).HttpTelephony);
  provideLate(container, Deployments, async () => (await consoleAdapters()).HttpDeployments);
  provideLate(
    container,
    VoiceSettings,
    async () => (await import('#infrastructure/voice/HttpVoiceSettings.ts')).HttpVoiceSettings,
  );
  provideLate(
    container,
    Instructions,
    async () => (await import('#infrastructure/instructions/HttpInstructions.ts')).HttpInstructions,
  );
  provideLate(container, Menus, async () => (await import('#infrastructure/menu/HttpMenus.ts')).HttpMenus);
  provideLate(
    container,
    CsvFiles,
    async () => (await import('#infrastructure/menu/PapaCsvFiles.ts')).PapaCsvFiles,
  );

  provideLate(
    container,
    Bookings,
    async () => (await import('#infrastructure/booking/HttpBookings.ts')).HttpBookings,
  );
  provideLate(
    container,
    CalendarFiles,
    async () => (await import('#infrastructure/booking/IcalCalendarFiles.ts')).IcalCalendarFiles,
  );

  provideLate(
    container,
    VoiceLine,
    async () => (await import('#infrastructure/liveDemo/ElevenLabsVoiceLine.ts')).ElevenLabsVoiceLine,
  );
  provide(container, Sounds, MediaSounds);

  provide(container, Preferences, LocalStoragePreferences);
  provide(container, Browser, WindowBrowser);
  provide(container, Analytics, GtagAnalytics);

  // view-models that outlive a screen
  single(container, SessionViewModel);
  single(container, ThemeViewModel);
  single(container, UnsavedWorkViewModel);
  single(container, ToastsViewModel);
  single(container, SiteNavigationViewModel);
  return container;
}

/** Binds a port to the adapter that speaks it, one instance for all. */
export function provide<T, Needs extends readonly unknown[]>(
  container: Container,
  port: Port<T>,
  adapter: Needing<Needs, T>,
): void {
  container.bind(port).toDynamicValue(() => construct(container, adapter));
}

/** The same for an adapter that few pages need: its code is loaded by the first call. */
export function provideLate<T extends Asynchronous<T>, Needs extends readonly unknown[]>(
  container: Container,
  port: Port<T>,
  load: () => Promise<Needing<Needs, T>>,
): void {
  container.bind(port).toConstantValue(lateAdapter(load, (adapter) => construct<T>(container, adapter)));
}

function single<T, Needs extends readonly unknown[]>(container: Container, type: Needing<Needs, T>): void {
  container.bind(type).toDynamicValue(() => construct(container, type));
}

/** Makes a use-case or a view-model: its ports from the container, its other needs in the same way. */
export function make<T, Needs extends readonly unknown[]>(container: Container, type: Needing<Needs, T>): T {
  return resolve(container, type);
}

function resolve<T>(container: Container, type: Makeable<T>): T {
  const identifier = type as unknown as Newable<T>;
  return container.isBound(identifier) ? container.get(identifier) : construct(container, type);
}

function construct<T>(container: Container, type: Makeable<T>): T {
  const parts = type.needs.map((need) =>
    typeof need === 'symbol' ? container.get(need) : resolve(container, need as Makeable<unknown>),
  );
  // `Needing` has checked that the parts fit the constructor
  return new (type as unknown as new (...parts: unknown[]) => T)(...parts);
}
