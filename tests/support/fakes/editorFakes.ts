import { EditorServices } from '#ui/forms/EditorServices.ts';
import { SettingsAuthors } from '#ui/forms/SettingsAuthors.ts';
import { ToastsViewModel } from '#ui/kit/toasts/ToastsViewModel.ts';
import { savingFakes } from './savingFakes.ts';

/** What forms need to load and save, with the toasts they show. */
export function editorFakes() {
  const saving = savingFakes();
  const { events, saveSettings } = saving;
  const toasts = new ToastsViewModel();
  return {
    ...saving,
    toasts,
    services: new EditorServices(saveSettings, events, toasts, new SettingsAuthors()),
  };
}
