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
    'Every person, named state, fault and control of the fake backend, with the address that opens it.',
    'Each address below opens the app in a state of its seeded backend, in `npm run dev` and in the build of ' +
      '`npm run build:demo`; the tests in `docs/generator/states/` open every one. What an address tells the ' +
      'backend leaves it at once; a world that was begun is the same in all tabs and after a reload, until **Reset** in the panel ' +
      '_Fake backend_. That shows which world it is, and copies the link of what is on the screen: paste it into a bug report.',
    '`npm run mock -- --clock 2026-03-08T06:30:00Z --seed 7` begins such a world behind a plain HTTP API, which is told what to do ' +
      '[by HTTP as well](#over-http).',
    '## What an address can say',
    'In any order and together; they are obeyed in this one.',
    ...table(
      ['Write', 'followed by', 'What it does'],
      controls.map(({ command, value, summary }) => [`\`?${command}=\``, value, summary]),
    ),
    ...statesTable(
      controls.flatMap(({ command, examples }) =>
        examples.map((example) => ({ ...example, state: `\`${command}\`: ${example.state}` })),
      ),
    ),
    '## People',
    'All with the password `tableside`.',
    ...statesTable(people),
    '## Named states',
    'Each is also the `given` of a contract or the set-up of a test. Its data is fixed, down to the ids. What a contract begins in is ' +
      'told as a provider reads it ([contracts](../contracts/README.md#the-states)).',
    ...table(
      ['State', 'What there is', 'It shows', 'Address'],
      namedStates.map(({ state, holds, shows, address }) => [state, holds, shows, linkTo(address)]),
    ),
    '## Pages, state by state',
    ...Object.entries(pages).flatMap(([title, list]) => [`### ${title}`, ...statesTable(list)]),
    '## Faults',
    'A fault is for the next call that fits, after `always` for every one: `[always] [[METHOD] /path]`, then one of these, or any other status, delay or JSON. In a ' +
      'path `:id` stands for anything; without one every call is meant. Here the list of restaurants meets each. Some stand ' +
      'with `always`: met once, the read would be [made again](rules/http.md), and nobody would notice.',
    ...faultsTable(callFaults),
    `After \`voice\` it is for a voice session, which begins when somebody presses a button: here “${liveDemoText.start}” on the landing page.`,
    ...faultsTable(voiceFaults),
    '## Over HTTP',
    'What a backend of `npm run mock` may be told, on port 4010: by whom it is asked does not matter, and a body is a JSON object of ' +
      'these fields. It answers with JSON, with 400 and a `message` when it does not understand.',
    ...table(
      ['Call', 'Body', 'What it does'],
      allControls.map(([name, { takes, summary }]) => [
        `\`${name.replace(' ', ` ${CONTROLS}`)}\``,
        Object.entries(takes ?? {})
          .map(([field, meaning]) => `\`${field}\`: ${meaning}`)
          .join('<br>') || 'none',
        summary,
      ]),
    ),
    'For example, each of them:',
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
    ['Fault', 'What it is', 'It shows', 'Address'],
    list.map(({ notation, state, shows, address }) => [`\`${notation}\``, state, shows, linkTo(address)]),
  );

const linkTo = (address: string) => `[\`${address}\`](${address})`;
