import { signInMember, type State } from './state.ts';

export const orderStates = {
  'a company with orders': (context) => {
    const { values, company, companyId } = signInMember(context, 'staff');
    const printed = {
      id: 'order-0',
      orderNumber: '1041',
      timestamp: '2026-01-14T19:12:00.000Z',
      details: 'PICKUP IN 20 MIN\\n1 x Arancini',
      isPrinted: true,
    };
    context.order(company, printed);
    return { ...values, companyId, orderNumber: context.order(company).orderNumber };
  },
  'a company without orders': (context) => {
    const { values, companyId } = signInMember(context, 'staff');
    return { ...values, companyId };
  },
  'no such order': (context) => {
    const { values, companyId } = signInMember(context, 'staff');
    return { ...values, companyId, orderNumber: context.given('orderNumber', 'no-such-order') };
  },
} satisfies Record<string, State>;
