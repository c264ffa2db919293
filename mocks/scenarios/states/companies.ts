import { signInMember, type State } from './state.ts';

/** States of companies with people, calls, and integrations. A user is signed in. */
export const companyStates = {
  'a signed-in user without restaurants': (context) => context.signIn(context.user()),
  'a signed-in user with two restaurants': (context) => {
    const { values, companyId } = signInMember(context, 'owner');
    const other = context.company({
      id: context.given('otherCompanyId', 'company-2'),
      name: 'Saffron House',
      description: null,
      plan: null,
    });
    context.membership(context.user(), other, { role: 'staff' });
    return { ...values, companyId, otherCompanyId: other.id };
  },
  'a signed-in owner of a company': (context) => {
    const { values, companyId } = signInMember(context, 'owner');
    return { ...values, companyId };
  },
  'a signed-in admin of a company': (context) => {
    const { values, companyId } = signInMember(context, 'admin');
    return { ...values, companyId };
  },
  'a signed-in manager of a company': (context) => {
    const { values, companyId } = signInMember(context, 'manager');
    return { ...values, companyId };
  },
  'a signed-in staff member of a company': (context) => {
    const { values, companyId } = signInMember(context, 'staff');
    return { ...values, companyId };
  },
  'a company with users': (context) => {
    const { values, company, companyId } = signInMember(context, 'owner');
    const staff = { id: 'user-2', email: 'noor@tableside.example', firstName: 'Noor', lastName: 'Haddad' };
    context.membership(context.user(staff), company, { role: 'staff', isActive: false });
    return { ...values, companyId };
  },
  'a company with agents of both kinds': (context) => {
    const { values, company, companyId } = signInMember(context, 'staff');
    context.agent(company);
    context.agent(company, { id: 'agent-2', provider: 'openai', name: 'Night host' });
    return { ...values, companyId };
  },
  'a company with calls': (context) => {
    const { values, company, companyId } = signInMember(context, 'staff');
    const frontDesk = context.phoneNumber(company, 'phone-1', '+12125550142');
    context.call(frontDesk, { id: 'call-1' });
    const unfinished = {
      endedAt: null,
      successEvaluation: null,
      summary: null,
      recordingUrl: null,
      messages: [],
    };
    context.call(frontDesk, { id: 'call-2', startedAt: '2026-01-15T19:05:00.000Z', ...unfinished });
    return { ...values, companyId };
  },
  'a company with addresses that must not be opened': (context) => {
    const { values, company, companyId } = signInMember(context, 'owner', {
      website: 'javascript:alert(document.cookie)',
      logoUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const frontDesk = context.phoneNumber(company, 'phone-1', '+12125550142');
    const recordingUrl = 'javascript:alert(document.domain)';
    context.call(frontDesk, { id: 'call-1', recordingUrl });
    return { ...values, companyId };
  },
  'a company the user may not see': (context) => {
    const { id: companyId } = context.company();
    return { ...context.signIn(context.user()), companyId };
  },
  'no such company': (context) => ({
    ...context.signIn(context.user()),
    companyId: context.given('companyId', 'no-such-company'),
  }),
  'a company with an API key': (context) => {
    const { values, companyId } = signInMember(context, 'owner');
    return { ...values, companyId };
  },
  'a company without an API key': (context) => {
    const { values, companyId } = signInMember(context, 'owner', { apiKey: null });
    return { ...values, companyId };
  },
  'a company that may be billed': (context) => {
    const { values, companyId } = signInMember(context, 'owner');
    return { ...values, companyId };
  },
  'a connected point of sale': (context) => {
    const { values, company, companyId } = signInMember(context, 'owner');
    return { ...values, companyId, provider: context.connection(company).provider };
  },
  'no connected point of sale': (context) => {
    const { values, companyId } = signInMember(context, 'owner');
    return { ...values, companyId, provider: context.provider() };
  },
} satisfies Record<string, State>;
