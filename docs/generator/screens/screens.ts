import { existsSync } from 'node:fs';
import { apiCalls } from '../../../contracts/support/calls.ts';
import { allPages, frames } from '../../../src/ui/navigation/pages.ts';
import { table } from '../markdown.ts';
import { DOCS, type Part } from '../part.ts';
import { docstringOf } from '../source/docstrings.ts';
import { linkOf } from './examples.ts';
import { reachedFrom, type Place, type Reached } from './reached.ts';

type Page = (typeof allPages)[number];
/** API calls by port method, as in `Companies.detail`. */
type Calls = ReadonlyMap<string, readonly string[]>;

/** Display names of the page layouts. */
const FRAMES: Readonly<Record<keyof typeof frames, string>> = { site: 'public site', console: 'console' };

/** Every page: who can see it, its parts, and its requests. */
export const screens: Part = async () => {
  const calls = new Map(
    [...Map.groupBy(apiCalls, ({ by }) => by)].map(([by, made]) => [
      by,
      made.map(({ method, path }) => `${method} ${path}`),
    ]),
  );
  const around = Object.values(frames).map(({ screen }) => reachedFrom(fileOf(screen)));
  return [
    { file: 'pages/README.md', text: listOf(allPages, calls) },
    ...allPages.map((page) => ({ file: `pages/${page.name}.md`, text: pageOf(page, calls, around) })),
  ];
};

function listOf(pages: readonly Page[], calls: Calls): string {
  const rows = pages.map(({ name, path, frame, budget, signedOutOnly }) => [
    `[\`${path}\`](${name}.md)`,
    whoSees(frame, signedOutOnly),
    `[open](${linkOf(name)})`,
    `${budget} kB`,
  ]);
  return [
    '# Pages',
    'Every page of the app: who can see it, its parts, and its JavaScript budget at startup (kB of 1,000 bytes, with brotli).',
    ...table(['Address', 'Who can see it', 'Seeded', 'Budget'], rows),
    '## Layouts',
    ...Object.entries(frames).map(([frame, { screen }]) =>
      [
        `### The ${FRAMES[frame as keyof typeof frames]}`,
        `${sourceOf(screen)}. ${saidOf(screen)}`,
        madeOf(reachedFrom(fileOf(screen)), calls),
      ].join('\n\n'),
    ),
  ].join('\n\n');
}

function pageOf(page: Page, calls: Calls, around: readonly Reached[]): string {
  const { name, path, frame, screen, signedOutOnly, budget, preloadRequests = [], slices = [], html } = page;
  const picture = `pages/pictures/${name}.jpg`;
  const frameText = frame && `[the ${FRAMES[frame]}](README.md#the-${FRAMES[frame].replaceAll(' ', '-')})`;
  const isAround = ({ name: model }: Place) =>
    around.some(({ viewModels }) => viewModels.some((one) => one.name === model));
  const reached = reachedFrom(fileOf(screen));
  const own = { ...reached, viewModels: reached.viewModels.filter((one) => !isAround(one)) };
  return [
    `# \`${path}\``,
    saidOf(screen) || 'A page of the app.',
    existsSync(`${DOCS}/${picture}`) ? `![${path}](pictures/${name}.jpg)` : '',
    [
      `- **Who can see it:** ${whoSees(frame, signedOutOnly)}`,
      `- **Seeded:** [open it](${linkOf(name)})`,
      `- **Screen:** ${sourceOf(screen)}${frameText ? `, in ${frameText}` : ''}`,
      slices.length > 0 ? `- **Composition slices:** ${slices.join(', ')}` : '',
      preloadRequests.length > 0
        ? `- **Preloaded requests:** ${preloadRequests.map((read) => `${code(read)} (${(calls.get(read) ?? []).map(code).join(', ')})`).join(', ')}`
        : '',
      html
        ? `- **Prerendered**${html === true ? '' : `, except with ${html.unlessAsked.map(code).join(' or ')}`}`
        : '',
      `- **Budget:** ${budget} kB of JavaScript at startup, with brotli`,
    ]
      .filter(Boolean)
      .join('\n'),
    madeOf(own, calls),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function madeOf({ viewModels, useCases, ports }: Reached, calls: Calls): string {
  const inHttp = ports.filter(({ port, method }) => calls.has(`${port}.${method}`));
  return [
    section('View-models', viewModels.map(placeText)),
    section('Use-cases', useCases.map(placeText)),
    section(
      'Calls',
      inHttp
        .map(
          ({ port, method }) =>
            `${code(`${port}.${method}`)}: ${calls.get(`${port}.${method}`)?.map(code).join(', ')}`,
        )
        .toSorted(),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const section = (title: string, items: readonly string[]) =>
  items.length === 0 ? '' : `**${title}:**\n\n${items.map((item) => `- ${item}`).join('\n')}`;

const placeText = ({ name, file }: Place) => {
  const says = docstringOf(file, name);
  return `[\`${name}\`](../../${file})${says ? `: ${says}` : ''}`;
};

const fileOf = (screen: string) => `src/ui/${screen}.tsx`;

const sourceOf = (screen: string) => `[\`${screen}.tsx\`](../../${fileOf(screen)})`;

/** The docstring of a screen's component, which is named like its file. */
const saidOf = (screen: string) => docstringOf(fileOf(screen), screen.split('/').at(-1) ?? '');

const code = (text: string) => `\`${text}\``;

function whoSees(frame: Page['frame'], forVisitors: true | undefined): string {
  if (forVisitors) return 'visitors; signed-in users are redirected to the dashboard';
  return frame && frames[frame].guarded ? 'signed-in users; others sign in first' : 'everybody';
}
