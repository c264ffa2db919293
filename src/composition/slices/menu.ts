import { ContainerModule } from 'inversify';
import { Menus } from '#application/menu/Menus.ts';
import { CsvFiles } from '#application/shared/CsvFiles.ts';
import { HttpMenus } from '#infrastructure/menu/HttpMenus.ts';
import { PapaCsvFiles } from '#infrastructure/files/PapaCsvFiles.ts';
import { bindAdapter } from '../bindings.ts';

export const menu = new ContainerModule((to) => {
  bindAdapter(to, Menus, HttpMenus);
  bindAdapter(to, CsvFiles, PapaCsvFiles);
});
