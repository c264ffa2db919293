import { museumDemos } from '#domain/museums/museumDemos.ts';
import { museums, type CuratorAgents } from '#domain/museums/museums.ts';

/**
 * Returns the exhibit that a museum's voice agent talks about. The mock voice service has no museum data of
 * its own.
 * @param agents overrides of the curators' agent ids
 */
export async function curatorKnowledge(agentId: string, agents: CuratorAgents = {}) {
  const museum = museums.find(({ id }) => (agents[id] ?? museumDemos[id].agentId) === agentId);
  if (!museum) return undefined;
  const { title, exampleQuestions, suppliedContext } = museumDemos[museum.id].exhibit;
  return { museum: museum.name, exhibit: title, exampleQuestions, context: suppliedContext };
}
