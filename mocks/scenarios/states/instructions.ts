import { signInMember, type State } from './state.ts';

/** AI instructions. */
export const instructionsStates = {
  'a company with AI instructions': (world) => {
    const { values, companyId } = signInMember(world, 'owner');
    return { ...values, companyId };
  },
  'a company whose agent does not reply': async (world) => {
    const { instructionsFor } = await import('../../db/settings/defaultInstructions.ts');
    const { values, company, companyId } = signInMember(world, 'owner');
    const silent = { specialSituations: [], conversationFlow: {} };
    world.settings(company, { instructions: { ...instructionsFor(company), ...silent } });
    return { ...values, companyId };
  },
} satisfies Record<string, State>;
