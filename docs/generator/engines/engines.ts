import { missingFeatures, untestedFeatures } from '../../../tests/engines/declared.ts';
import { engineKinds, engineNames } from '../../../tests/engines/programs.ts';
import { journeys, journeysOnlyIn } from '../../../tests/engines/journeys/journeys.ts';
import type { Part } from '../part.ts';

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** For each browser engine, what its tests cover and don't cover, and the app's fallbacks. */
export const engines: Part = async () => [
  {
    file: 'engines.md',
    text: [
      '# Browser engines',
      `What is tested in ${engineNames.join(', ')}, what is not, and how the app handles missing features.`,
      'Each journey is written once, with one driver that finds elements by role and name. `npm run test:engines` runs it in all three engines, each time in a fresh browser. A console error, an uncaught error, or an unhandled rejection fails the journey.',
      list(Object.keys(journeys)),
      ...Object.entries(journeysOnlyIn).map(
        ([name, only]) => `In ${name} alone:\n\n${list(Object.keys(only))}`,
      ),
      '## Not tested',
      list(untestedFeatures.map(({ in: names, what, why }) => `**${names.join(', ')}**: ${what}. ${why}`)),
      '## Missing features',
      'The app detects features, never engines.',
      list(missingFeatures.map(({ what, file, wayOn }) => `${what}: ${wayOn} (\`${file}\`)`)),
      '## Getting the engines',
      '`npm test` installs missing engines if it can (as root, with apt) and lists the ones it skipped. To install them by hand on Debian:',
      `\`\`\`sh\napt-get install ${[...new Set(engineNames.flatMap((name) => engineKinds[name].packages))].join(' ')}\n\`\`\``,
    ].join('\n\n'),
  },
];
