import { missingFeatures, untestedFeatures } from '../../../tests/engines/declared.ts';
import { engineKinds, engineNames } from '../../../tests/engines/programs.ts';
import { journeys, journeysOnlyIn } from '../../../tests/engines/journeys/journeys.ts';
import type { Part } from '../part.ts';

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** What each browser engine's tests cover, what they don't, and the app's fallbacks. */
export const engines: Part = async () => [
  {
    file: 'engines.md',
    text: [
      '# Browser engines',
      `What is tried in ${engineNames.join(', ')}, what of them is not, and how the app goes on without what one of them lacks.`,
      'Each of these ways is written once, over one driver that finds by role and name, and is gone in all three by `npm run test:engines` with a browser that knows nothing. An error on the console, one that nobody catches and a promise that fails unheard fail the way.',
      list(Object.keys(journeys)),
      ...Object.entries(journeysOnlyIn).map(
        ([name, only]) => `In ${name} alone:\n\n${list(Object.keys(only))}`,
      ),
      '## What is not tried',
      list(untestedFeatures.map(({ in: names, what, why }) => `**${names.join(', ')}**: ${what}. ${why}`)),
      '## What not every engine has',
      'The app asks whether the thing is there, and never for the name of the engine.',
      list(missingFeatures.map(({ what, file, wayOn }) => `${what}: ${wayOn} (\`${file}\`)`)),
      '## Getting the engines',
      '`npm test` fetches those that are missing where it may (as root, with apt), and says at its end which it did not run in. By hand, on Debian:',
      `\`\`\`sh\napt-get install ${[...new Set(engineNames.flatMap((name) => engineKinds[name].packages))].join(' ')}\n\`\`\``,
    ].join('\n\n'),
  },
];
