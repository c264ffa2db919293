import { signInMember, type State } from './state.ts';

export const orderStates = {
  'a company with orders': (world) => {
    const { values, company, companyId } = signInMember(world, 'staff');
    const printed = {
      id: 'order-0',
      orderNumber: '1041',
      timestamp: '2026-01-14T19:12:00.000Z',
      details: 'PICKUP IN 20 MIN\\n1 x Arancini',
      isPrinted: true,
    };
    world.order(company, printed);
    return { ...values, companyId, orderNumber: world.order(company).orderNumber };
  },
  'a company without orders': (world) => {
    const { values, companyId } = signInMember(world, 'staff');
    return { ...values, companyId };
  },
  'no such order': (world) => {
    const { values, companyId } = signInMember(world, 'staff');
    return { ...values, companyId, orderNumber: world.given('orderNumber', 'no-such-order') };
  },
} satisfies Record<string, State>;
