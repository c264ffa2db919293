import { ContainerModule } from 'inversify';
import { Companies } from '#application/companies/Companies.ts';
import { ApiKeys } from '#application/companies/ApiKeys.ts';
import { Locks } from '#application/writes/Locks.ts';
import { Writes } from '#application/writes/Writes.ts';
import { WebLocks } from '#infrastructure/browser/WebLocks.ts';
import { HttpCompanies } from '#infrastructure/companies/HttpCompanies.ts';
import { HttpApiKeys } from '#infrastructure/companies/HttpApiKeys.ts';
import { OpenRestaurantViewModel } from '#ui/companies/OpenRestaurantViewModel.ts';
import { PaletteViewModel } from '#ui/palette/PaletteViewModel.ts';
import { bindAdapter, bindSingleton } from '../bindings.ts';

export const companies = new ContainerModule((to) => {
  bindAdapter(to, Companies, HttpCompanies);
  bindAdapter(to, ApiKeys, HttpApiKeys);
  // shared by the whole console
  bindAdapter(to, Locks, WebLocks);
  bindSingleton(to, Writes);
  bindSingleton(to, OpenRestaurantViewModel);
  bindSingleton(to, PaletteViewModel);
});
