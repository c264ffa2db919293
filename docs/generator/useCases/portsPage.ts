import type { RecordedAction } from '../../../tests/actions/handbook.ts';
import type { HandbookPage } from '../part.ts';
import type { Sources } from './actionPage.ts';
import { methodsOf } from './source.ts';
import { sourceLink } from './words.ts';

/** Every port and method with its users. */
export function portsPage({ ports, adapters }: Sources, actions: readonly RecordedAction[]): HandbookPage {
  const text = [
    '# Ports',
    'The application layer’s ports, each with its adapter and the actions that use it.',
    ...[...ports.values()].flatMap((port) => {
      const users = actions.filter(({ performance }) => performance.steps.some(({ to }) => to === port.name));
      const adapter = adapters.get(port.name);
      return [
        `## ${port.name}`,
        port.sentence,
        [
          `- **Source**: ${sourceLink(port.name, port.file)}${adapter ? `, implemented by \`${adapter}\`` : ''}`,
          `- **Used to**: ${users.map(({ id, title }) => `[${title}](${id}.md)`).join(', ')}`,
        ].join('\n'),
        methodsOf(port)
          .map(({ name, sentence }) =>
            sentence === undefined ? `- \`${name}\`` : `- \`${name}\`: ${sentence}`,
          )
          .join('\n'),
      ];
    }),
  ].join('\n\n');
  return { file: 'use-cases/ports.md', text: `${text}\n` };
}
