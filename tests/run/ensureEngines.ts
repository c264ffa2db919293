import { enginesNotRun } from '../engines/engineSummary.ts';
import { engineKinds, engineNames, enginesHere } from '../engines/programs.ts';
import { aptInstall, reasonOf } from './install.ts';

// Runs before `npm run test:engines`. Installs missing engines where possible, and lists all others with
// reasons. Exits if there are no engines, because an empty run proves nothing.
const here = enginesHere();
for (const name of engineNames.filter((each) => !here.includes(each))) {
  try {
    aptInstall(...engineKinds[name].packages);
    if (!engineKinds[name].start()) throw new Error('its packages are installed, but it was not found');
  } catch (error) {
    console.error(`The engine suite skips ${name}: ${reasonOf(error)}`);
  }
}
if (enginesHere().length === 0) {
  console.error(['No browser engine is installed.', ...enginesNotRun()].join('\n'));
  process.exitCode = 1;
}
