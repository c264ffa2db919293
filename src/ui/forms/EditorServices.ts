import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { SettingsAuthors } from './SettingsAuthors.ts';

/** Services that every editor needs. */
export class EditorServices {
  static readonly needs = [SaveSettings, RestaurantEvents, ToastsViewModel, SettingsAuthors] as const;
  constructor(
    readonly saveSettings: SaveSettings,
    readonly events: RestaurantEvents,
    readonly toasts: ToastsViewModel,
    readonly authors: SettingsAuthors,
  ) {}
}
