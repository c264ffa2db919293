import { ContainerModule } from 'inversify';
import { Menus } from '#application/menu/Menus.ts';
import { CsvFiles } from '#application/shared/CsvFiles.ts';
import { HttpMenus } from '#infrastructure/menu/HttpMenus.ts';
import { PapaCsvFiles } from '#infrastructure/files/PapaCsvFiles.ts';
import { provide } from '../bindings.ts';

export const menu = new ContainerModule((to) => {
  provide(to, Menus, HttpMenus);
  provide(to, CsvFiles, PapaCsvFiles);
});
