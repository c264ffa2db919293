import type { CuratorAgents } from '#domain/museums/curatorAgents.ts';
import { port } from '../port.ts';

/** Which museums have another curator in this build than the source names. */
export interface CuratorAgentIds {
  readonly chosen: CuratorAgents;
}
export const CuratorAgentIds = port<CuratorAgentIds>('CuratorAgentIds');
