import { servingRules, ASSETS } from '../../../deploy/server/servingRules.ts';
import { contentPolicy } from '../../../deploy/server/contentPolicy.ts';
import { readSettings } from '../../../src/start/settings.ts';
import { table } from '../markdown.ts';
import type { Part } from '../part.ts';

const API_HOST = 'https://api.example';

/** The response headers the build writes for every kind of server. */
export const headers: Part = async () => {
  const policy = contentPolicy([], readSettings({ VITE_BACKEND: 'host', VITE_API_HOST: API_HOST }));
  const answers = servingRules(policy);
  const rowsOf = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => [
      `\`${name}\``,
      value === policy ? 'as below' : `\`${value}\``,
    ]);
  return [
    {
      file: 'headers.md',
      text: [
        '# Headers',
        'The response headers of a production build.',
        '`npm run build` writes them to `dist-server/nginx.conf` and `dist/_headers` ([delivery](delivery.md)). Every response has these, errors included:',
        ...table(
          ['Header', 'Value'],
          [
            [`\`Cache-Control\` under \`${ASSETS}\``, `\`${answers.assetsCaching}\``],
            ['`Cache-Control` elsewhere and of 404s', `\`${answers.caching}\``],
            ...rowsOf(answers.headers),
          ],
        ),
        `Pages also have these. Browsers use them only for pages, and they are longer than many code files, so nginx leaves them out under \`${ASSETS}\`. Static hosts send them with everything.`,
        ...table(['Header', 'Value'], rowsOf(answers.pageHeaders)),
        '## Content-Security-Policy',
        `This example has ${API_HOST} as the API host and no other setting. A build adds the hashes of its pages' inline scripts and styles. To check a site, compare \`curl --head\` of a page and of an asset with the build's \`nginx.conf\`.`,
        ...table(
          ['Directive', 'What it allows'],
          policy.split('; ').map((directive) => {
            const [name = '', ...sources] = directive.split(' ');
            return [`\`${name}\``, sources.map((source) => `\`${source}\``).join(' ')];
          }),
        ),
      ].join('\n\n'),
    },
  ];
};
