import { useLayoutEffect, useEffect, useRef } from 'react';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { PaletteViewModel, type PaletteEntry } from './PaletteViewModel.ts';

/** Adds entries to the palette while the component is mounted. */
export function usePaletteEntries(source: () => readonly PaletteEntry[]): void {
  const palette = useSharedViewModel(PaletteViewModel);
  const latest = useRef(source);
  useLayoutEffect(() => {
    latest.current = source;
  });
  useEffect(() => palette.offer(() => latest.current()), [palette]);
}
