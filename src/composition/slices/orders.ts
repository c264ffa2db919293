import { ContainerModule } from 'inversify';
import { Bell } from '#application/orders/Bell.ts';
import { KitchenScreen } from '#application/orders/KitchenScreen.ts';
import { Orders } from '#application/orders/Orders.ts';
import { SoundPreference } from '#application/orders/SoundPreference.ts';
import { BrowserKitchenScreen } from '#infrastructure/orders/BrowserKitchenScreen.ts';
import { HttpOrders } from '#infrastructure/orders/HttpOrders.ts';
import { LocalStorageSoundPreference } from '#infrastructure/orders/LocalStorageSoundPreference.ts';
import { ToneBell } from '#infrastructure/orders/ToneBell.ts';
import { bindAdapter } from '../bindings.ts';

export const orders = new ContainerModule((to) => {
  bindAdapter(to, Orders, HttpOrders);
  bindAdapter(to, Bell, ToneBell);
  bindAdapter(to, SoundPreference, LocalStorageSoundPreference);
  bindAdapter(to, KitchenScreen, BrowserKitchenScreen);
});
