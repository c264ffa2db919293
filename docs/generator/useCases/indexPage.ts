import type { RecordedAction } from '../../../tests/actions/handbook.ts';
import type { HandbookPage } from '../part.ts';
import { actorText, placeText, table } from './words.ts';

interface Area {
  readonly title: string;
  readonly actions: readonly RecordedAction[];
}

/** What can be done, area by area. */
export function indexPage(areas: readonly Area[]): HandbookPage {
  const text = [
    '# Use-cases',
    'What can be done with Tableside, by whom and where. Each page says how it goes and what is read when it fails, and opens the seeded app where it begins. [What the app asks of the outside](ports.md) has a page of its own.',
    ...areas.flatMap(({ title, actions }) => [
      `## ${title}`,
      ...table(
        ['What', 'Who', 'Where', 'Use-case'],
        actions.map(({ id, title: what, by, places, useCase }) => [
          `[${what}](${id}.md)`,
          actorText[by],
          places.map(placeText).join('<br>'),
          useCase === undefined ? '' : `\`${useCase}\``,
        ]),
      ),
    ]),
  ].join('\n\n');
  return { file: 'use-cases/README.md', text: `${text}\n` };
}
