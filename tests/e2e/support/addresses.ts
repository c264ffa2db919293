import { FIRST_PORT } from '../../run/claimPorts.ts';

/** The first port of a run. Set another to run two suites at once. */
export const firstPort = Number(process.env['E2E_PORT'] ?? FIRST_PORT);

const at = (offset: number) => `http://localhost:${firstPort + offset}`;

/**
 * Where the tested builds are served. The port of the API host and voice service is never opened; each
 * worker maps it to its own server.
 */
export const addresses = {
  mockBuild: at(0),
  hostBuild: at(2),
  apiHost: at(3),
  /** The same server. */
  voiceService: at(3).replace('http', 'ws'),
  /** The host build with an analytics tag. */
  taggedBuild: at(1),
  /** Where it sends them; each test that reads them opens it. */
  reports: `${at(4)}/errors`,
};

export const TAG = 'G-TABLESIDE';

export const buildFolders = {
  mock: `dist-e2e/${firstPort}/mock`,
  host: `dist-e2e/${firstPort}/host`,
  tagged: `dist-e2e/${firstPort}/tagged`,
};
