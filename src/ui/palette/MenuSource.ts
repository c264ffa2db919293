import { Menus } from '#application/menu/Menus.ts';

/** Reads menus for the palette, once their slice is loaded. */
export class MenuSource {
  static readonly needs = [Menus] as const;
  constructor(readonly menus: Menus) {}
}
