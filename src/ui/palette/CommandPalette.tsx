import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isShortcutModifier } from '../kit/controls/isShortcutModifier.ts';
import { lazyDialog } from '../kit/dialogs/DialogLoadFailure.tsx';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { PaletteViewModel } from './PaletteViewModel.ts';

const CommandPaletteDialog = lazyDialog(
  async () => (await import('./CommandPaletteDialog.tsx')).CommandPaletteDialog,
);

/** Opens the command palette with Ctrl+K or Cmd+K. Its code loads on first use. */
export const CommandPalette = observer(function CommandPalette() {
  const palette = useSharedViewModel(PaletteViewModel);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcutModifier(event, 'k')) return;
      event.preventDefault();
      palette.open();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      palette.forget();
    };
  }, [palette]);
  return palette.isOpen && <CommandPaletteDialog onClose={palette.close} />;
});
