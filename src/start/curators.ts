import { museumDemos } from '#domain/museums/museumDemos.ts';
import { museums, type CuratorAgents } from '#domain/museums/museums.ts';

/**
 * What a museum's voice agent knows, by the agent's id: for the mock of the voice service, which knows no museum.
 *
 * @param agents the curators that are others than the source names
 */
export async function curatorKnowledge(agentId: string, agents: CuratorAgents = {}) {
  const museum = museums.find(({ id }) => (agents[id] ?? museumDemos[id].agentId) === agentId);
  if (!museum) return undefined;
  const { title, exampleQuestions, suppliedContext } = museumDemos[museum.id].exhibit;
  return { museum: museum.name, exhibit: title, exampleQuestions, context: suppliedContext };
}
