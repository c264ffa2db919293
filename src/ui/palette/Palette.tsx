import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isShortcutModifier } from '../kit/controls/isShortcutModifier.ts';
import { lazyDialog } from '../kit/dialogs/DialogLoadFailure.tsx';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { PaletteViewModel } from './PaletteViewModel.ts';

const PaletteDialog = lazyDialog(async () => (await import('./PaletteDialog.tsx')).PaletteDialog);

/** Opens the command palette with Ctrl+K or Cmd+K. Its code loads on first use. */
export const Palette = observer(function Palette() {
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
  return palette.isOpen && <PaletteDialog onClose={palette.close} />;
});
