import { enginesNotRun } from '../engines/engineSummary.ts';
import { engineKinds, engineNames, enginesHere } from '../engines/programs.ts';
import { aptInstall, reasonOf } from './install.ts';

// The start of `npm run test:engines`: installs missing engines where possible and reports the others with
// reasons. Exits if there are none, because an empty run proves nothing.
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
