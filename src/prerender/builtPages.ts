import { museumDemos } from '#domain/museums/museumDemos.ts';
import { museums } from '#domain/museums/museums.ts';
import { brand } from '#ui/texts/brand.ts';
import { museumText } from '#ui/texts/museumText.ts';

/** A page of the public site that is built as HTML. */
export interface BuiltPage {
  readonly path: string;
  /** What search engines and link previews say of it. */
  readonly description: string;
}

/** Every page that looks the same to everybody. */
export const builtPages: readonly BuiltPage[] = [
  {
    path: '/',
    description: `${brand.tagline}: it takes orders, books tables and answers questions, around the clock and in more than 30 languages.`,
  },
  { path: '/login', description: `Sign in to ${brand.name}: your calls, orders, menu and voice.` },
  {
    path: '/demos',
    description: `Hear ${brand.name} for yourself: demos of its voice that you can talk to.`,
  },
  { path: '/demos/museum', description: museumText.intro },
  ...museums.map(({ id }) => ({ path: `/demos/museum/${id}`, description: museumDemos[id].description })),
  {
    path: '/booking',
    description: `Book 15 minutes with the team of ${brand.name}, by video or in your restaurant.`,
  },
  {
    path: '/privacy-policy',
    description: `What ${brand.name} collects, why, for how long, and what you can ask of us.`,
  },
  {
    path: '/terms-of-service',
    description: `The terms on which you use ${brand.name}: plans, minutes, your content, liability.`,
  },
];
