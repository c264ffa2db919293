import { museumDemos } from '#domain/museums/museumDemos.ts';
import { museums } from '#domain/museums/museums.ts';
import { addressOf, allPages, type PageName } from '#ui/navigation/pages.ts';
import { brand } from '#ui/texts/brand.ts';
import { museumText } from '#ui/texts/museumText.ts';

/** A prerendered public page. */
export interface BuiltPage {
  readonly path: string;
  /** The description for search engines and link previews. */
  readonly description: string;
}

/** Page descriptions. The page list leaves them out, because every visitor loads the page list. */
const descriptions: Partial<Readonly<Record<PageName, string>>> = {
  home: `${brand.tagline}: it takes orders, books tables and answers questions, around the clock and in more than 30 languages.`,
  login: `Sign in to ${brand.name}: your calls, orders, menu and voice.`,
  demos: `Hear ${brand.name} for yourself: demos of its voice that you can talk to.`,
  museums: museumText.intro,
  booking: `Book 15 minutes with the team of ${brand.name}, by video or in your restaurant.`,
  privacyPolicy: `What ${brand.name} collects, why, for how long, and what you can ask of us.`,
  termsOfService: `The terms on which you use ${brand.name}: plans, minutes, your content, liability.`,
};

/** Every page that looks the same to all visitors. @throws Error for a page without a description */
export const builtPages: readonly BuiltPage[] = allPages
  .filter(({ html }) => html !== undefined)
  .flatMap(({ name, path }) => {
    if (name === 'museum') {
      return museums.map(({ id }) => ({
        path: addressOf('museum', { museumId: id }),
        description: museumDemos[id].description,
      }));
    }
    const description = descriptions[name];
    if (description === undefined) throw new Error(`The page ${name} has no description`);
    return [{ path, description }];
  });
