import { signInMember, type State } from './state.ts';

/** States with very large data sets, which load on demand. */
export const busyRestaurantStates = {
  'a busy restaurant': async (context) => {
    const { busyRestaurantRows } = await import('../../seed/busy.ts');
    const { values, company, companyId } = signInMember(context, 'owner');
    const agent = context.agent(company);
    const conversationId = context.given('conversationId', 'conversation-1');
    context.addAll(busyRestaurantRows({ company, agent, conversationId, now: context.now() }));
    return { ...values, companyId, agentId: agent.id, conversationId };
  },
} satisfies Record<string, State>;
