import { curatorAgent, type CuratorAgents } from '#domain/museums/curatorAgents.ts';
import { museumDemos } from '#domain/museums/museumDemos.ts';
import { museums } from '#domain/museums/museums.ts';

/**
 * What a museum's voice agent knows, by the agent's id: for the mock of the voice service, which knows no museum.
 *
 * @param agents the curators that are others than the source names
 */
export async function curatorOf(agentId: string, agents: CuratorAgents = {}) {
  const museum = museums.find(({ id }) => curatorAgent(id, agents) === agentId);
  if (!museum) return undefined;
  const { title, exampleQuestions, suppliedContext } = museumDemos[museum.id].exhibit;
  return { museum: museum.name, exhibit: title, exampleQuestions, context: suppliedContext };
}
