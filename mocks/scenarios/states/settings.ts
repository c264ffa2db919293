import type { ScenarioContext } from '../scenarioContext.ts';
import type { CompanyRow } from '../../db/tables.ts';
import { defaultSettings } from '../../db/settings/defaults.ts';
import { aCompany } from '../scenarioRows.ts';
import { signInMember, type State } from './state.ts';

/** States of telephony, settings, and deployments. */
export const settingsStates = {
  'a restaurant with call logs': (context) => {
    const { values, company, companyId } = signInMember(context, 'owner');
    context.callLog(company);
    context.callLog(company, {
      id: 'log-2',
      callId: 'call-2',
      startTime: '2026-01-15T17:00:00.000Z',
      duration: 0,
      status: 'no-answer',
      satisfaction: null,
    });
    return { ...values, companyId };
  },
  'a restaurant without call logs': (context) => {
    const { values, companyId } = signInMember(context, 'owner');
    return { ...values, companyId };
  },
  'a restaurant with background sounds': (context) => {
    const url = 'https://aurora.example/room.mp3';
    const assistant = aCompany.assistant && { ...aCompany.assistant, backgroundSound: url };
    const { values, company, companyId } = signInMember(context, 'owner', { assistant });
    context.settings(company, {
      voice: { ...defaultSettings.voice(company), customPersonality: 'Like an old friend' },
      telephony: { ...defaultSettings.telephony(company), backgroundAudioUrl: url },
    });
    return { ...values, companyId };
  },
  'a restaurant without a phone number': (context) => {
    const { values, companyId } = signInMember(context, 'owner', {
      telephony: { phoneId: 'phone-1', phoneNumber: '' },
    });
    return { ...values, companyId };
  },
  'a restaurant without telephony': (context) => {
    const { values, companyId } = signInMember(context, 'owner', { telephony: null });
    return { ...values, companyId };
  },
  'a restaurant with two pending changes': (context) => {
    const { values, company, companyId } = signInMember(context, 'owner');
    return { ...values, companyId, ...twoPendingChanges(context, company) };
  },
  'a restaurant without pending changes': (context) => {
    const { values, companyId } = signInMember(context, 'owner');
    return { ...values, companyId, changeId: context.given('changeId', 'no-such-change') };
  },
  'a restaurant with deployments': (context) => {
    const { values, company, companyId } = signInMember(context, 'owner');
    const failed = { id: 'deployment-0', status: 'failed', rollbackAvailable: false, notes: null } as const;
    context.deployment(company, { ...failed, deployedAt: '2026-01-14T09:00:00.000Z' });
    return { ...values, companyId, deploymentId: context.deployment(company).id };
  },
  'a deployment that was reverted': (context) => {
    const { values, company, companyId } = signInMember(context, 'owner');
    const { id: deploymentId } = context.deployment(company, { rollbackAvailable: false });
    return { ...values, companyId, deploymentId };
  },
} satisfies Record<string, State>;

function twoPendingChanges(context: ScenarioContext, company: CompanyRow) {
  const change = context.pendingChange(company);
  context.pendingChange(company, {
    id: 'change-2',
    kind: 'telephony',
    description: 'Telephony configuration updated',
    fieldChanges: [{ field: 'callHandling.maxRetries', before: 1, after: 2 }],
    before: { callHandling: { maxRetries: 1 } },
  });
  return { changeId: change.id, otherChangeId: 'change-2' };
}
