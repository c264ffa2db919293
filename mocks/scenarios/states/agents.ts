import type { ScenarioValues, ScenarioContext } from '../scenarioContext.ts';
import type { ConversationRow } from '../../db/tables.ts';
import { signInMember, type State } from './state.ts';

/** States of agents and their conversations. */
export const agentStates = {
  'an agent with conversations': (context) => {
    const { values, company, companyId } = signInMember(context, 'staff');
    const agent = context.agent(company);
    const { id: conversationId } = context.conversation(agent);
    context.conversation(agent, {
      id: 'conversation-2',
      startedAt: '2026-01-14T12:10:00.000Z',
      outcome: 'failure',
    });
    context.conversation(agent, {
      id: 'conversation-3',
      startedAt: '2026-01-13T20:45:00.000Z',
      status: 'processing',
    });
    return { ...values, companyId, agentId: agent.id, conversationId };
  },
  'no such agent': (context) => {
    const { values, companyId } = signInMember(context, 'staff');
    return { ...values, companyId, agentId: context.given('agentId', 'no-such-agent') };
  },
  'a conversation': (context) => conversationIn(context, {}),
  'no such conversation': (context) => {
    const { values, company, companyId } = signInMember(context, 'staff');
    const conversationId = context.given('conversationId', 'no-such-conversation');
    return { ...values, companyId, agentId: context.agent(company).id, conversationId };
  },
  'a conversation with audio': (context) => conversationIn(context, { hasAudio: true }),
  'a conversation without audio': (context) => conversationIn(context, { hasAudio: false }),
} satisfies Record<string, State>;

function conversationIn(context: ScenarioContext, overrides: Partial<ConversationRow>): ScenarioValues {
  const { values, company, companyId } = signInMember(context, 'staff');
  const agent = context.agent(company);
  const { id: conversationId } = context.conversation(agent, overrides);
  return { ...values, companyId, agentId: agent.id, conversationId };
}
