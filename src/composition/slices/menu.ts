import { ContainerModule } from 'inversify';
import { MenuColumnChoices } from '#application/menu/MenuColumnChoices.ts';
import { MenuFiles } from '#application/menu/MenuFiles.ts';
import { MenuNotes } from '#application/menu/MenuNotes.ts';
import { Menus } from '#application/menu/Menus.ts';
import { CsvFiles } from '#application/shared/CsvFiles.ts';
import { HttpMenus } from '#infrastructure/menu/HttpMenus.ts';
import { LocalStorageMenuColumnChoices } from '#infrastructure/menu/LocalStorageMenuColumnChoices.ts';
import { LocalStorageMenuNotes } from '#infrastructure/menu/LocalStorageMenuNotes.ts';
import { LocalMenuFiles } from '#infrastructure/files/LocalMenuFiles.ts';
import { PapaCsvFiles } from '#infrastructure/files/PapaCsvFiles.ts';
import { bindAdapter } from '../bindings.ts';

export const menu = new ContainerModule((to) => {
  bindAdapter(to, Menus, HttpMenus);
  bindAdapter(to, MenuNotes, LocalStorageMenuNotes);
  bindAdapter(to, CsvFiles, PapaCsvFiles);
  bindAdapter(to, MenuFiles, LocalMenuFiles);
  bindAdapter(to, MenuColumnChoices, LocalStorageMenuColumnChoices);
});
