import { signInMember, type State } from './state.ts';

/** States of AI instructions. */
export const instructionsStates = {
  'a company with AI instructions': (context) => {
    const { values, companyId } = signInMember(context, 'owner');
    return { ...values, companyId };
  },
  'a company whose agent does not reply': async (context) => {
    const { instructionsFor } = await import('../../db/settings/defaultInstructions.ts');
    const { values, company, companyId } = signInMember(context, 'owner');
    const silent = { specialSituations: [], conversationFlow: {} };
    context.settings(company, { instructions: { ...instructionsFor(company), ...silent } });
    return { ...values, companyId };
  },
} satisfies Record<string, State>;
