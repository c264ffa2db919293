import { FIRST_PORT } from '../../run/claimPorts.ts';

/** The first port of a run. Set another port to run two suites at the same time. */
export const firstPort = Number(process.env['E2E_PORT'] ?? FIRST_PORT);

const at = (offset: number) => `http://localhost:${firstPort + offset}`;

/**
 * Addresses of the tested builds. No server listens on the port of the API host and the voice service. Each
 * worker maps that port to its own server.
 */
export const addresses = {
  mockBuild: at(0),
  hostBuild: at(2),
  apiHost: at(3),
  /** On the port of the API host. */
  voiceService: at(3).replace('http', 'ws'),
  /** The host build with an analytics tag. */
  taggedBuild: at(1),
  /** The address for error reports of the host build. The test of error reports starts a server here. */
  reports: `${at(4)}/errors`,
};

export const TAG = 'G-TABLESIDE';

export const buildFolders = {
  mock: `dist-e2e/${firstPort}/mock`,
  host: `dist-e2e/${firstPort}/host`,
  tagged: `dist-e2e/${firstPort}/tagged`,
};
