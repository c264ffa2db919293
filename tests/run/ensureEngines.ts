import { engineKinds, engineNames, enginesHere } from '../engines/programs.ts';
import { aptInstall } from './aptInstall.ts';

// What `npm run test:engines` begins with: fetches the browser engines that are missing, where that can be done, and says which
// could not be had, and why.
const here = enginesHere();
for (const name of engineNames.filter((each) => !here.includes(each))) {
  try {
    aptInstall(...engineKinds[name].packages);
  } catch (error) {
    const [reason] = String(error).split('\n');
    console.error(`The engine suite does without ${name}: ${reason}`);
  }
}
