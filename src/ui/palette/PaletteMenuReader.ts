import { Menus } from '#application/menu/Menus.ts';

/** Reads menus for the palette, once their slice is loaded. */
export class PaletteMenuReader {
  static readonly needs = [Menus] as const;
  constructor(readonly menus: Menus) {}
}
