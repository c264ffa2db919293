import { museumDemos } from '#domain/museums/museumDemos.ts';
import { museums, type CuratorAgents } from '#domain/museums/museums.ts';

/**
 * Returns what a museum's voice agent knows, by agent id. Used by the mock voice service, which knows no
 * museums.
 * @param agents overrides of the curators' agent ids
 */
export async function curatorKnowledge(agentId: string, agents: CuratorAgents = {}) {
  const museum = museums.find(({ id }) => (agents[id] ?? museumDemos[id].agentId) === agentId);
  if (!museum) return undefined;
  const { title, exampleQuestions, suppliedContext } = museumDemos[museum.id].exhibit;
  return { museum: museum.name, exhibit: title, exampleQuestions, context: suppliedContext };
}
