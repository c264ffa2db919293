import type { ScenarioContext } from '../scenarioContext.ts';
import type { CompanyRow } from '../../db/tables.ts';
import { defaultSettings } from '../../db/settings/defaults.ts';
import { aCompany } from '../scenarioRows.ts';
import { signInMember, type State } from './state.ts';

/** Telephony, settings, and deployments. */
export const settingsStates = {
  'a restaurant with call logs': (world) => {
    const { values, company, companyId } = signInMember(world, 'owner');
    world.callLog(company);
    world.callLog(company, {
      id: 'log-2',
      callId: 'call-2',
      startTime: '2026-01-15T17:00:00.000Z',
      duration: 0,
      status: 'no-answer',
      satisfaction: null,
    });
    return { ...values, companyId };
  },
  'a restaurant without call logs': (world) => {
    const { values, companyId } = signInMember(world, 'owner');
    return { ...values, companyId };
  },
  'a restaurant with background sounds': (world) => {
    const url = 'https://aurora.example/room.mp3';
    const assistant = aCompany.assistant && { ...aCompany.assistant, backgroundSound: url };
    const { values, company, companyId } = signInMember(world, 'owner', { assistant });
    world.settings(company, {
      voice: { ...defaultSettings.voice(company), customPersonality: 'Like an old friend' },
      telephony: { ...defaultSettings.telephony(company), backgroundAudioUrl: url },
    });
    return { ...values, companyId };
  },
  'a restaurant without a phone number': (world) => {
    const { values, companyId } = signInMember(world, 'owner', {
      telephony: { phoneId: 'phone-1', phoneNumber: '' },
    });
    return { ...values, companyId };
  },
  'a restaurant without telephony': (world) => {
    const { values, companyId } = signInMember(world, 'owner', { telephony: null });
    return { ...values, companyId };
  },
  'a restaurant with two pending changes': (world) => {
    const { values, company, companyId } = signInMember(world, 'owner');
    return { ...values, companyId, ...twoPendingChanges(world, company) };
  },
  'a restaurant with two pending changes, seen by staff': (world) => {
    const { values, company, companyId } = signInMember(world, 'staff');
    return { ...values, companyId, ...twoPendingChanges(world, company) };
  },
  'a restaurant without pending changes': (world) => {
    const { values, companyId } = signInMember(world, 'owner');
    return { ...values, companyId, changeId: world.given('changeId', 'no-such-change') };
  },
  'a restaurant with deployments': (world) => {
    const { values, company, companyId } = signInMember(world, 'owner');
    const failed = { id: 'deployment-0', status: 'failed', rollbackAvailable: false, notes: null } as const;
    world.deployment(company, { ...failed, deployedAt: '2026-01-14T09:00:00.000Z' });
    return { ...values, companyId, deploymentId: world.deployment(company).id };
  },
  'a deployment that was reverted': (world) => {
    const { values, company, companyId } = signInMember(world, 'owner');
    const { id: deploymentId } = world.deployment(company, { rollbackAvailable: false });
    return { ...values, companyId, deploymentId };
  },
} satisfies Record<string, State>;

function twoPendingChanges(world: ScenarioContext, company: CompanyRow) {
  const change = world.pendingChange(company);
  world.pendingChange(company, {
    id: 'change-2',
    kind: 'telephony',
    description: 'VAPI configuration updated',
    fieldChanges: [{ field: 'callHandling.maxRetries', before: 1, after: 2 }],
    before: { callHandling: { maxRetries: 1 } },
  });
  return { changeId: change.id, otherChangeId: 'change-2' };
}
