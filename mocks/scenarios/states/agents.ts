import type { ScenarioValues, ScenarioContext } from '../scenarioContext.ts';
import type { ConversationRow } from '../../db/tables.ts';
import { signInMember, type State } from './state.ts';

/** Agents and their conversations. */
export const agentStates = {
  'an agent with conversations': (world) => {
    const { values, company, companyId } = signInMember(world, 'staff');
    const agent = world.agent(company);
    const { id: conversationId } = world.conversation(agent);
    world.conversation(agent, {
      id: 'conversation-2',
      startedAt: '2026-01-14T12:10:00.000Z',
      outcome: 'failure',
    });
    world.conversation(agent, {
      id: 'conversation-3',
      startedAt: '2026-01-13T20:45:00.000Z',
      status: 'processing',
    });
    return { ...values, companyId, agentId: agent.id, conversationId };
  },
  'no such agent': (world) => {
    const { values, companyId } = signInMember(world, 'staff');
    return { ...values, companyId, agentId: world.given('agentId', 'no-such-agent') };
  },
  'a conversation': (world) => conversationIn(world, {}),
  'no such conversation': (world) => {
    const { values, company, companyId } = signInMember(world, 'staff');
    const conversationId = world.given('conversationId', 'no-such-conversation');
    return { ...values, companyId, agentId: world.agent(company).id, conversationId };
  },
  'a conversation with audio': (world) => conversationIn(world, { hasAudio: true }),
  'a conversation without audio': (world) => conversationIn(world, { hasAudio: false }),
} satisfies Record<string, State>;

function conversationIn(world: ScenarioContext, overrides: Partial<ConversationRow>): ScenarioValues {
  const { values, company, companyId } = signInMember(world, 'staff');
  const agent = world.agent(company);
  const { id: conversationId } = world.conversation(agent, overrides);
  return { ...values, companyId, agentId: agent.id, conversationId };
}
