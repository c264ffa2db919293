import { signInMember, type State } from './state.ts';

/** Companies of a signed-in user, with people, calls, and integrations. */
export const companyStates = {
  'a signed-in user without restaurants': (world) => world.signIn(world.user()),
  'a signed-in user with two restaurants': (world) => {
    const { values, companyId } = signInMember(world, 'owner');
    const other = world.company({
      id: world.given('otherCompanyId', 'company-2'),
      name: 'Saffron House',
      description: null,
      plan: null,
    });
    world.membership(world.user(), other, { role: 'staff' });
    return { ...values, companyId, otherCompanyId: other.id };
  },
  'a signed-in owner of a company': (world) => {
    const { values, companyId } = signInMember(world, 'owner');
    return { ...values, companyId };
  },
  'a signed-in admin of a company': (world) => {
    const { values, companyId } = signInMember(world, 'admin');
    return { ...values, companyId };
  },
  'a signed-in manager of a company': (world) => {
    const { values, companyId } = signInMember(world, 'manager');
    return { ...values, companyId };
  },
  'a signed-in staff member of a company': (world) => {
    const { values, companyId } = signInMember(world, 'staff');
    return { ...values, companyId };
  },
  'a company with users': (world) => {
    const { values, company, companyId } = signInMember(world, 'owner');
    const staff = { id: 'user-2', email: 'noor@tableside.example', firstName: 'Noor', lastName: 'Haddad' };
    world.membership(world.user(staff), company, { role: 'staff', isActive: false });
    return { ...values, companyId };
  },
  'a company with agents of both kinds': (world) => {
    const { values, company, companyId } = signInMember(world, 'staff');
    world.agent(company);
    world.agent(company, { id: 'agent-2', provider: 'openai', name: 'Night host' });
    return { ...values, companyId };
  },
  'a company with calls': (world) => {
    const { values, company, companyId } = signInMember(world, 'staff');
    const frontDesk = world.phoneNumber(company, 'phone-1', '+12125550142');
    world.call(frontDesk, { id: 'call-1' });
    const unfinished = {
      endedAt: null,
      successEvaluation: null,
      summary: null,
      recordingUrl: null,
      messages: [],
    };
    world.call(frontDesk, { id: 'call-2', startedAt: '2026-01-15T19:05:00.000Z', ...unfinished });
    return { ...values, companyId };
  },
  'a company with addresses that must not be opened': (world) => {
    const { values, company, companyId } = signInMember(world, 'owner', {
      website: 'javascript:alert(document.cookie)',
      logoUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const frontDesk = world.phoneNumber(company, 'phone-1', '+12125550142');
    const recordingUrl = 'javascript:alert(document.domain)';
    world.call(frontDesk, { id: 'call-1', recordingUrl });
    return { ...values, companyId };
  },
  'a company the user may not see': (world) => {
    const { id: companyId } = world.company();
    return { ...world.signIn(world.user()), companyId };
  },
  'no such company': (world) => ({
    ...world.signIn(world.user()),
    companyId: world.given('companyId', 'no-such-company'),
  }),
  'a company with an API key': (world) => {
    const { values, companyId } = signInMember(world, 'owner');
    return { ...values, companyId };
  },
  'a company without an API key': (world) => {
    const { values, companyId } = signInMember(world, 'owner', { apiKey: null });
    return { ...values, companyId };
  },
  'a company that may be billed': (world) => {
    const { values, companyId } = signInMember(world, 'owner');
    return { ...values, companyId };
  },
  'a connected point of sale': (world) => {
    const { values, company, companyId } = signInMember(world, 'owner');
    return { ...values, companyId, provider: world.connection(company).provider };
  },
  'no connected point of sale': (world) => {
    const { values, companyId } = signInMember(world, 'owner');
    return { ...values, companyId, provider: world.provider() };
  },
} satisfies Record<string, State>;
