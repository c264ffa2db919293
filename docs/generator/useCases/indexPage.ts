import type { RecordedArea } from '../../../tests/actions/handbook.ts';
import { table } from '../markdown.ts';
import type { HandbookPage } from '../part.ts';
import { messageKinds } from '../../../tests/actions/shownMessages.ts';
import { actorText, placeText } from './words.ts';

/** Every action by area. */
export function indexPage(areas: readonly RecordedArea[]): HandbookPage {
  const text = [
    '# Use-cases',
    'What can be done with Tableside, by whom and where. Each page says how it goes and what is read when it fails, and opens the seeded app where it begins. [How a page is read](#how-a-page-is-read) stands at the end; [what the app asks of the outside](ports.md) has a page of its own.',
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
    '## How a page is read',
    '**What is shown** is written in quotation marks as people read it, and after it in brackets how it looks to them. ‹id› stands for an id that the host has drawn. _No message_: no sentence is shown; the screen has what was asked for, or stays as it is. _The same as ever_: as if nothing had gone wrong. _Words of the host_: whatever the host sends as its `message`.',
    Object.entries(messageKinds)
      .map(([look, meaning]) => `- _${look}_: ${meaning}`)
      .join('\n'),
    'A **failure** that a page does not tell apart is under “whatever else goes wrong”; [the fault table](../faults.md) has each by itself.',
    '### Examples',
    'The examples of a page are the titles of tests: of its use-case and of what its view-model does, or else of its screen, in a browser. They run while the handbook is written, and nothing is written unless all of them pass; `npm test` does that again and fails when a page would read otherwise. So what stands there has passed as often as the tests of this commit have.',
  ].join('\n\n');
  return { file: 'use-cases/README.md', text: `${text}\n` };
}
