import { untestedFeatures } from './declared.ts';
import { engineKinds, engineNames, enginesHere } from './programs.ts';

/** Lists missing engines, and features that no run tests in the other engines. */
export function engineSummary(): string {
  const here = enginesHere();
  const lines = untestedFeatures
    .map((entry) => ({ ...entry, in: entry.in.filter((name) => here.includes(name)) }))
    .filter((entry) => entry.in.length > 0)
    .map((entry) => `- ${entry.in.join(', ')}: ${entry.what}. ${entry.why}`);
  return [
    '',
    `Engines tested: ${here.join(', ') || 'none'}.`,
    ...enginesNotRun(),
    'Not tested in them:',
    ...lines,
    '',
  ].join('\n');
}

/** Returns one line per missing engine. */
export const enginesNotRun = (): readonly string[] =>
  engineNames
    .filter((name) => !enginesHere().includes(name))
    .map(
      (name) =>
        `NOT RUN in ${name}: not installed. On Debian: apt-get install ${engineKinds[name].packages.join(' ')}`,
    );
