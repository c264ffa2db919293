import { buffalo } from './demos/buffalo.ts';
import { corning } from './demos/corning.ts';
import { ithaca } from './demos/ithaca.ts';
import { manhattan } from './demos/manhattan.ts';
import { newYork } from './demos/newYork.ts';
import { syracuse } from './demos/syracuse.ts';
import { washingtonArt } from './demos/washingtonArt.ts';
import { washingtonCollections } from './demos/washingtonCollections.ts';
import { washingtonHistory } from './demos/washingtonHistory.ts';
import { washingtonHouses } from './demos/washingtonHouses.ts';
import type { MuseumDemo } from './museum.ts';
import type { MuseumId } from './museums.ts';

/** The demo of every museum. About 60 kB of text, loaded only on a museum's page. */
export const museumDemos: Readonly<Record<MuseumId, MuseumDemo>> = {
  ...ithaca,
  ...corning,
  ...syracuse,
  ...buffalo,
  ...manhattan,
  ...newYork,
  ...washingtonHistory,
  ...washingtonArt,
  ...washingtonCollections,
  ...washingtonHouses,
};
