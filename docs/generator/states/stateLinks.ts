import { REQUEST_FAULTS, VOICE_FAULTS } from '../../../mocks/faults/knownFaults.ts';
import { COMMANDS } from '../../../mocks/hosts/urlCommandNames.ts';
import { SCENARIO_NAMES } from '../../../mocks/scenarios/scenarios.ts';
import { personas } from '../../../mocks/seed/personas.ts';
import { addressOf, demoAs } from './addresses.ts';
import { controls } from './controls.ts';
import { pageStates, type PageState } from './pageStates.ts';
import { scenarioPages } from './scenarioPages.ts';
import { failureText } from '../../../src/ui/texts/failureText.ts';
import { callProblemText, liveDemoText } from '../../../src/ui/texts/liveDemoText.ts';

const LIST = 'GET /api/companies/restaurants';

/** The text that the dashboard shows for a fault of its list request, if not the general failure message. */
const despite: Readonly<Record<string, string>> = {
  // the app refreshes the session and retries the request
  '401': 'Saffron House',
  'json {"data":[]}': "You don't have any restaurants yet",
  '20000ms': 'Loading restaurants',
};

/** Whether the app retries a read with this fault without showing a failure (see rule: read retries). */
const isTriedAgain = (notation: string) => /^(503|offline)\b/.test(notation);

/** Returns the text that the landing page shows after a voice fault. */
function voiceFaultShows(notation: string): string {
  if (/^\d+ms$/.test(notation)) return liveDemoText.connectingToAgent;
  if (/^\d+$/.test(notation)) return callProblemText({ kind: 'closed-by-server' });
  if (/_\d+$/.test(notation)) return callProblemText({ kind: 'unsupported-audio', format: notation });
  switch (notation) {
    case 'microphone-refused':
      return callProblemText({ kind: 'microphone-denied' });
    case 'socket-error':
      return callProblemText({ kind: 'socket-error' });
    case 'silent':
      return liveDemoText.connected;
    default:
      throw new Error(`Add what the landing page shows after "voice ${notation}"`);
  }
}

/** Every state that an address opens, by kind. */
export const stateLinks = {
  people: personas.map(({ email, firstName, lastName, summary }): PageState => ({
    state: `${firstName} ${lastName}: ${summary}`,
    address: addressOf('/dashboard', demoAs(email.replace(/@.*/, ''))),
    shows: firstName,
  })),
  namedStates: SCENARIO_NAMES.map((scenario) => {
    const [path, shows] = scenarioPages[scenario];
    return { state: scenario, scenario, address: addressOf(path, { scenario }), shows };
  }),
  pages: pageStates,
  controls: COMMANDS.map((command) => ({ command, ...controls[command] })),
  callFaults: REQUEST_FAULTS.map(({ notation, summary }) => ({
    notation,
    state: summary,
    address: addressOf(
      '/dashboard',
      demoAs('owner', { fault: `${isTriedAgain(notation) ? 'always ' : ''}${LIST} ${notation}` }),
    ),
    shows: despite[notation] ?? failureText.companies,
  })),
  voiceFaults: VOICE_FAULTS.map(({ notation, summary }) => ({
    notation,
    state: summary,
    address: addressOf('/', { as: 'signed-out', fault: `voice ${notation}` }),
    press: liveDemoText.start,
    shows: voiceFaultShows(notation),
  })),
};
