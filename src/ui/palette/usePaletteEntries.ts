import { useEffect } from 'react';
import { useShared } from '../kit/useViewModel.ts';
import { PaletteViewModel, type PaletteEntry } from './PaletteViewModel.ts';

/** Offers something in the palette as long as it is on the page. @param source stays the same from drawing to drawing */
export function usePaletteEntries(source: () => readonly PaletteEntry[]): void {
  const palette = useShared(PaletteViewModel);
  useEffect(() => palette.offer(source), [palette, source]);
}
