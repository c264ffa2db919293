import { DAY, HOUR, MINUTE, SECOND } from '../../db/durations.ts';
import { defaultSettings } from '../../db/settings/defaults.ts';
import { FIXED_PAST_DATE } from '../scenarioRows.ts';
import type { ScenarioValues, ScenarioContext } from '../scenarioContext.ts';
import { signInMember, type State } from './state.ts';

/** States that a restaurant passes through, with recent dates, for looking at in a browser. */
export const lifecycleStates = {
  'a conversation in progress': (context) => {
    const { values, company, companyId } = signInMember(context, 'staff');
    const agent = context.agent(company);
    const talking = context.conversation(agent, {
      startedAt: ago(context, 40 * SECOND),
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
    context.conversation(agent, { id: 'conversation-2', startedAt: ago(context, 2 * HOUR) });
    return { ...values, companyId, agentId: agent.id, conversationId: talking.id };
  },
  'a conversation that is being processed': (context) => {
    const { values, company, companyId } = signInMember(context, 'staff');
    const agent = context.agent(company);
    const ended = context.conversation(agent, { startedAt: ago(context, 3 * MINUTE), status: 'processing' });
    return { ...values, companyId, agentId: agent.id, conversationId: ended.id };
  },
  'an agent without conversations': (context) => {
    const { values, company, companyId } = signInMember(context, 'staff');
    return { ...values, companyId, agentId: context.agent(company, { phoneNumbers: [] }).id };
  },
  'orders that cannot be loaded': (context) => {
    const { values, company, companyId } = signInMember(context, 'staff');
    context.order(company);
    context.fail({ status: 503, message: 'The orders are being moved' }, 'GET /api/companies/:id/orders');
    return { ...values, companyId };
  },
  'orders that cannot be deleted': (context) => {
    const { values, company, companyId } = signInMember(context, 'staff');
    const { orderNumber } = context.order(company);
    context.fail({ status: 500 }, 'DELETE /api/companies/:id/orders');
    return { ...values, companyId, orderNumber };
  },
  'a restaurant near its minutes limit': (context) => withMinutes(context, 1500, 1476),
  'a restaurant over its minutes limit': (context) => withMinutes(context, 1500, 1622),
  'a restaurant without minutes': (context) => withMinutes(context, 0, 0),
  'a restaurant on its first day': (context) => {
    const { values, company, companyId } = signInMember(context, 'owner', {
      ...emptyFields,
      name: 'Osteria Nina',
      address: { street: '1 Lake Street', city: 'Ithaca', state: 'NY', zipCode: '14850', country: 'USA' },
      email: 'ciao@osteria-nina.example',
      createdAt: ago(context, 20 * MINUTE),
      telephony: { phoneId: '', phoneNumber: '' },
      plan: 'free',
      minutes: { totalCredits: 30, usedCredits: 0, creditHistory: [], lastCheckedDate: null },
    });
    context.settings(company, {
      voice: { ...defaultSettings.voice(company), firstMessage: '' },
      instructions: { ...defaultSettings.instructions(company), coreInstructions: [], systemPrompt: '' },
    });
    return { ...values, companyId };
  },
  'a restaurant with empty fields': (context) => {
    const user = context.user();
    const company = context.company({ ...emptyFields, name: '' });
    // a manager, so that the restaurant has no owner
    context.membership(user, company, { role: 'manager' });
    return { ...context.signIn(user), companyId: company.id };
  },
  'calls of every evaluation': (context) => {
    const { values, company, companyId } = signInMember(context, 'staff');
    const line = context.phoneNumber(company, 'phone-1', '+12125550142');
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
      const startedAt = context.now() - (index + 1) * HOUR;
      context.call(line, {
        id: `call-${index + 1}`,
        startedAt: new Date(startedAt).toISOString(),
        endedAt: new Date(startedAt + 72 * SECOND).toISOString(),
        successEvaluation,
      });
    }
    return { ...values, companyId };
  },
  'call logs of every status': (context) => {
    const { values, company, companyId } = signInMember(context, 'owner');
    const statuses = ['completed', 'failed', 'busy', 'no-answer', 'transferred'];
    for (const [index, status] of statuses.entries()) {
      context.callLog(company, {
        id: `log-${index + 1}`,
        callId: `call-${index + 1}`,
        startTime: ago(context, (index + 1) * HOUR),
        duration: status === 'completed' || status === 'transferred' ? 72 + index : 0,
        status,
        satisfaction: status === 'completed' ? 5 : null,
      });
    }
    return { ...values, companyId };
  },
  'deployments of every outcome': (context) => {
    const { values, company, companyId } = signInMember(context, 'owner');
    const past = [
      { status: 'success', notes: 'Fewer tries for the late shift', rollbackAvailable: true },
      { status: 'partial', notes: 'The menu went live, the instructions did not.', rollbackAvailable: false },
      { status: 'failed', notes: 'The telephony service did not answer.', rollbackAvailable: false },
    ] as const;
    for (const [index, deployment] of past.entries()) {
      context.deployment(company, {
        ...deployment,
        id: `deployment-${past.length - index}`,
        deployedAt: ago(context, (index + 1) * DAY),
      });
    }
    return { ...values, companyId, deploymentId: `deployment-${past.length}` };
  },
} satisfies Record<string, State>;

/** The fields of a restaurant without any information. */
const emptyFields = {
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

/** Creates calls since the last recalculation of minutes, so that the next recalculation adds minutes. */
function withMinutes(context: ScenarioContext, totalCredits: number, usedCredits: number): ScenarioValues {
  const { values, company, companyId } = signInMember(context, 'owner', {
    minutes: {
      totalCredits,
      usedCredits,
      creditHistory: [{ date: FIXED_PAST_DATE, credits: totalCredits, reason: 'Monthly minutes' }],
      lastCheckedDate: ago(context, HOUR),
    },
  });
  const line = context.phoneNumber(company, 'phone-1', '+12125550142');
  const minutesOfCalls = [61, 240, 35];
  for (const [index, minutes] of minutesOfCalls.entries()) {
    const startedAt = context.now() - (index + 1) * 5 * HOUR;
    context.call(line, {
      id: `call-${index + 1}`,
      startedAt: new Date(startedAt).toISOString(),
      endedAt: new Date(startedAt + minutes * MINUTE).toISOString(),
    });
  }
  return { ...values, companyId };
}

const ago = (context: ScenarioContext, milliseconds: number) =>
  new Date(context.now() - milliseconds).toISOString();
