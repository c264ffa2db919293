import { DAY, HOUR, MINUTE, SECOND } from '../../db/durations.ts';
import { defaultSettings } from '../../db/settings/defaults.ts';
import { FIXED_PAST_DATE } from '../scenarioRows.ts';
import type { ScenarioValues, ScenarioContext } from '../scenarioContext.ts';
import { signInMember, type State } from './state.ts';

/** Short-lived moments of a restaurant's life, dated for now, to look at. */
export const lifecycleStates = {
  'a conversation in progress': (world) => {
    const { values, company, companyId } = signInMember(world, 'staff');
    const agent = world.agent(company);
    const talking = world.conversation(agent, {
      startedAt: ago(world, 40 * SECOND),
      durationSecs: 40,
      outcome: 'unknown',
      status: 'in-progress',
      transcript: [
        { role: 'agent', message: 'Trattoria Aurora! How can I help you today?', seconds: 1 },
        { role: 'user', message: 'Do you have a table for six on Saturday?', seconds: 7 },
        { role: 'agent', message: 'Let me look. At which time would you like to come?', seconds: 12 },
        { role: 'user', message: 'Around half past seven, and one of us is in a wheelchair.', seconds: 21 },
      ],
    });
    world.conversation(agent, { id: 'conversation-2', startedAt: ago(world, 2 * HOUR) });
    return { ...values, companyId, agentId: agent.id, conversationId: talking.id };
  },
  'a conversation that is being processed': (world) => {
    const { values, company, companyId } = signInMember(world, 'staff');
    const agent = world.agent(company);
    const ended = world.conversation(agent, { startedAt: ago(world, 3 * MINUTE), status: 'processing' });
    return { ...values, companyId, agentId: agent.id, conversationId: ended.id };
  },
  'an agent without conversations': (world) => {
    const { values, company, companyId } = signInMember(world, 'staff');
    return { ...values, companyId, agentId: world.agent(company, { phoneNumbers: [] }).id };
  },
  'orders that cannot be loaded': (world) => {
    const { values, company, companyId } = signInMember(world, 'staff');
    world.order(company);
    world.fail({ status: 503, message: 'The orders are being moved' }, 'GET /api/companies/:id/orders');
    return { ...values, companyId };
  },
  'orders that cannot be deleted': (world) => {
    const { values, company, companyId } = signInMember(world, 'staff');
    const { orderNumber } = world.order(company);
    world.fail({ status: 500 }, 'DELETE /api/companies/:id/orders');
    return { ...values, companyId, orderNumber };
  },
  'a restaurant near its minutes limit': (world) => withMinutes(world, 1500, 1476),
  'a restaurant over its minutes limit': (world) => withMinutes(world, 1500, 1622),
  'a restaurant without minutes': (world) => withMinutes(world, 0, 0),
  'a restaurant on its first day': (world) => {
    const { values, company, companyId } = signInMember(world, 'owner', {
      ...unsaid,
      name: 'Osteria Nina',
      address: { street: '1 Lake Street', city: 'Ithaca', state: 'NY', zipCode: '14850', country: 'USA' },
      email: 'ciao@osteria-nina.example',
      createdAt: ago(world, 20 * MINUTE),
      telephony: { phoneId: '', phoneNumber: '' },
      plan: 'free',
      minutes: { totalCredits: 30, usedCredits: 0, creditHistory: [], lastCheckedDate: null },
    });
    world.settings(company, {
      voice: { ...defaultSettings.voice(company), firstMessage: '' },
      instructions: { ...defaultSettings.instructions(company), coreInstructions: [], systemPrompt: '' },
    });
    return { ...values, companyId };
  },
  'a restaurant with empty fields': (world) => {
    const user = world.user();
    const company = world.company({ ...unsaid, name: '' });
    // without an owner
    world.membership(user, company, { role: 'manager' });
    return { ...world.signIn(user), companyId: company.id };
  },
  'calls of every evaluation': (world) => {
    const { values, company, companyId } = signInMember(world, 'staff');
    const line = world.phoneNumber(company, 'phone-1', '+12125550142');
    const evaluations = [
      'true',
      'false',
      'excellent',
      'good',
      'fair',
      'poor',
      9,
      6,
      2,
      '92%',
      '65%',
      '30%',
      null,
    ];
    for (const [index, successEvaluation] of evaluations.entries()) {
      const startedAt = world.now() - (index + 1) * HOUR;
      world.call(line, {
        id: `call-${index + 1}`,
        startedAt: new Date(startedAt).toISOString(),
        endedAt: new Date(startedAt + 72 * SECOND).toISOString(),
        successEvaluation,
      });
    }
    return { ...values, companyId };
  },
  'call logs of every status': (world) => {
    const { values, company, companyId } = signInMember(world, 'owner');
    const statuses = ['completed', 'failed', 'busy', 'no-answer', 'transferred'];
    for (const [index, status] of statuses.entries()) {
      world.callLog(company, {
        id: `log-${index + 1}`,
        callId: `call-${index + 1}`,
        startTime: ago(world, (index + 1) * HOUR),
        duration: status === 'completed' || status === 'transferred' ? 72 + index : 0,
        status,
        satisfaction: status === 'completed' ? 5 : null,
      });
    }
    return { ...values, companyId };
  },
  'deployments of every outcome': (world) => {
    const { values, company, companyId } = signInMember(world, 'owner');
    const past = [
      { status: 'success', notes: 'Fewer tries for the late shift', rollbackAvailable: true },
      { status: 'partial', notes: 'The menu went live, the instructions did not.', rollbackAvailable: false },
      { status: 'failed', notes: 'The telephony service did not answer.', rollbackAvailable: false },
    ] as const;
    for (const [index, deployment] of past.entries()) {
      world.deployment(company, {
        ...deployment,
        id: `deployment-${past.length - index}`,
        deployedAt: ago(world, (index + 1) * DAY),
      });
    }
    return { ...values, companyId, deploymentId: `deployment-${past.length}` };
  },
} satisfies Record<string, State>;

/** The empty fields of a restaurant that only has a name. */
const unsaid = {
  description: null,
  logoUrl: null,
  website: null,
  email: null,
  phone: null,
  tagline: null,
  address: null,
  plan: null,
  minutes: null,
  apiKey: null,
  telephony: null,
  assistant: null,
  menuData: null,
};

/** Includes calls from today, which a minutes recalculation counts. */
function withMinutes(world: ScenarioContext, totalCredits: number, usedCredits: number): ScenarioValues {
  const { values, company, companyId } = signInMember(world, 'owner', {
    minutes: {
      totalCredits,
      usedCredits,
      creditHistory: [{ date: FIXED_PAST_DATE, credits: totalCredits, reason: 'Monthly minutes' }],
      lastCheckedDate: ago(world, HOUR),
    },
  });
  const line = world.phoneNumber(company, 'phone-1', '+12125550142');
  const minutesOfCalls = [61, 240, 35];
  for (const [index, minutes] of minutesOfCalls.entries()) {
    const startedAt = world.now() - (index + 1) * 5 * HOUR;
    world.call(line, {
      id: `call-${index + 1}`,
      startedAt: new Date(startedAt).toISOString(),
      endedAt: new Date(startedAt + minutes * MINUTE).toISOString(),
    });
  }
  return { ...values, companyId };
}

const ago = (world: ScenarioContext, milliseconds: number) =>
  new Date(world.now() - milliseconds).toISOString();
