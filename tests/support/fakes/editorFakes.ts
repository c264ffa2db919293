import { EditorServices } from '#ui/forms/EditorServices.ts';
import { SettingsAuthors } from '#ui/forms/SettingsAuthors.ts';
import { ToastsViewModel } from '#ui/kit/toasts/ToastsViewModel.ts';
import { savingFakes } from './savingFakes.ts';

/** Creates the fakes that forms need to load, save, and show toasts. */
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
