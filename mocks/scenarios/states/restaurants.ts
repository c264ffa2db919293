import type { State } from './state.ts';

/** States for creating a restaurant. */
export const restaurantStates = {
  'an owner email that is free': (context) => ({
    ...context.signIn(context.user()),
    ownerEmail: context.given('ownerEmail', 'nina@tableside.example'),
  }),
  'an owner email that is taken': (context) => {
    const ownerEmail = context.given('ownerEmail', 'nina@tableside.example');
    context.user({ id: 'user-2', email: ownerEmail, firstName: 'Nina', lastName: 'Conti' });
    return { ...context.signIn(context.user()), ownerEmail };
  },
} satisfies Record<string, State>;
