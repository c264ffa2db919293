import { signInMember, type State } from './state.ts';

/** Very large data sets, built on demand. */
export const busyStates = {
  'a busy restaurant': async (world) => {
    const { busyRows } = await import('../../seed/busy.ts');
    const { values, company, companyId } = signInMember(world, 'owner');
    const agent = world.agent(company);
    const conversationId = world.given('conversationId', 'conversation-1');
    world.addAll(busyRows({ company, agent, conversationId, now: world.now() }));
    return { ...values, companyId, agentId: agent.id, conversationId };
  },
} satisfies Record<string, State>;
