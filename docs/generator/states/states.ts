import { controlEndpoints } from '../../../mocks/hosts/controlEndpoints.ts';
import { table } from '../markdown.ts';
import type { Part } from '../part.ts';
import { explained } from './explained.ts';
import type { PageState } from './pageStates.ts';
import { liveDemoText } from '../../../src/ui/texts/liveDemoText.ts';
import { stateLinks } from './stateLinks.ts';

const CONTROLS = '/__backend/';
const allControls = Object.entries(controlEndpoints);

/** Every state of the fake backend with an address that opens it. */
export const states: Part = async () => [{ file: 'states.md', text: page() }];

function page(): string {
  const { people, pages, controls, callFaults, voiceFaults } = stateLinks;
  const whatIsIn = explained();
  const namedStates = stateLinks.namedStates.map((link) => ({ ...link, holds: whatIsIn(link.scenario) }));
  return [
    '# States',
    'Every persona, scenario, fault, and control of the fake backend, with an address that opens it.',
    'Each address below opens the app in a state of its seeded backend, in `npm run dev` and in the build of ' +
      '`npm run build:demo`; `npm run test:long` opens every one. Commands are removed from the ' +
      'address once applied. A sandbox is shared by all tabs and survives a reload until **Reset** in the ' +
      '_Fake backend_ panel. The panel describes the current sandbox and copies a link to the current screen for a bug report.',
    '`npm run mock -- --clock 2026-03-08T06:30:00Z --seed 7` starts such a sandbox behind a plain HTTP API, with ' +
      '[controls over HTTP](#over-http).',
    '## URL commands',
    'They can be combined in any order and are applied in this order.',
    ...table(
      ['Command', 'Value', 'Effect'],
      controls.map(({ command, value, summary }) => [`\`?${command}=\``, value, summary]),
    ),
    ...statesTable(
      controls.flatMap(({ command, examples }) =>
        examples.map((example) => ({ ...example, state: `\`${command}\`: ${example.state}` })),
      ),
    ),
    '## People',
    'The password is always `tableside`.',
    ...statesTable(people),
    '## Scenarios',
    'Each is also the `given` of a contract or the setup of a test. Its data is fixed, including IDs. States used by contracts are ' +
      'described for providers ([contracts](../contracts/README.md#the-states)).',
    ...table(
      ['Scenario', 'Data', 'It shows', 'Address'],
      namedStates.map(({ state, holds, shows, address }) => [state, holds, shows, linkTo(address)]),
    ),
    '## Page states',
    ...Object.entries(pages).flatMap(([title, list]) => [`### ${title}`, ...statesTable(list)]),
    '## Faults',
    'A fault affects the next matching request or, after `always`, every one, even after a reload of the tab, until **Stop failing** in the panel ends all faults and keeps the data. Its notation: `[always] [[METHOD] /path]`, then one of these, or any other status, delay, or JSON. In a ' +
      'path, `:id` matches anything; without a path, a fault matches every request. These examples fail the restaurant list. Some use ' +
      '`always`, because a single failure would be [retried](rules.md#read-retries) unnoticed.',
    ...faultsTable(callFaults),
    `After \`voice\`, a fault affects a voice session. To see it, press “${liveDemoText.start}” on the landing page.`,
    ...faultsTable(voiceFaults),
    '## Over HTTP',
    'The controls of a backend started with `npm run mock`, on port 4010, without authentication. A body is a JSON object with ' +
      'these fields. Responses are JSON; an invalid request gets a 400 with a `message`.',
    ...table(
      ['Request', 'Body', 'Effect'],
      allControls.map(([name, { takes, summary }]) => [
        `\`${name.replace(' ', ` ${CONTROLS}`)}\``,
        Object.entries(takes ?? {})
          .map(([field, meaning]) => `\`${field}\`: ${meaning}`)
          .join('<br>') || 'none',
        summary,
      ]),
    ),
    'An example of each:',
    ['```sh', ...allControls.map(asCommand), '```'].join('\n'),
  ].join('\n\n');
}

function asCommand([name, { example }]: (typeof allControls)[number]): string {
  const [method = '', path] = name.split(' ');
  const address = `http://localhost:4010${CONTROLS}${path}`;
  if (example) return `curl ${address} -d '${JSON.stringify(example)}'`;
  return method === 'GET' ? `curl ${address}` : `curl -X ${method} ${address}`;
}

const statesTable = (list: readonly PageState[]) =>
  table(
    ['State', 'It shows', 'Address'],
    list.map(({ state, shows, address }) => [state, shows, linkTo(address)]),
  );

const faultsTable = (list: readonly (PageState & { readonly notation: string })[]) =>
  table(
    ['Fault', 'Description', 'It shows', 'Address'],
    list.map(({ notation, state, shows, address }) => [`\`${notation}\``, state, shows, linkTo(address)]),
  );

const linkTo = (address: string) => `[\`${address}\`](${address})`;
