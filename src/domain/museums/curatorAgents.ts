import { museumDemos } from './museumDemos.ts';
import type { MuseumId } from './museums.ts';

/** The ids of curators' voice agents, for the museums whose curator is another than the source names. */
export type CuratorAgents = Readonly<Partial<Record<MuseumId, string>>>;

/** The id of the voice agent that is a museum's curator. (see rule: curator session) */
export const curatorAgent = (museum: MuseumId, agents: CuratorAgents): string =>
  agents[museum] ?? museumDemos[museum].agentId;
