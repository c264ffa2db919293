import type { State } from './state.ts';

/** Restaurant creation. */
export const restaurantStates = {
  'an owner email that is free': (world) => ({
    ...world.signIn(world.user()),
    ownerEmail: world.given('ownerEmail', 'nina@tableside.example'),
  }),
  'an owner email that is taken': (world) => {
    const ownerEmail = world.given('ownerEmail', 'nina@tableside.example');
    world.user({ id: 'user-2', email: ownerEmail, firstName: 'Nina', lastName: 'Conti' });
    return { ...world.signIn(world.user()), ownerEmail };
  },
} satisfies Record<string, State>;
