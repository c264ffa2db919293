import { describe, expect, it } from 'vitest';
import { aCompany } from '../../scenarios/scenarioRows.ts';
import { instructionsFor } from '../../db/settings/defaultInstructions.ts';
import { agentAnswer } from './agentAnswer.ts';

const some = instructionsFor(aCompany);

describe('agentAnswer', () => {
  it('answers with the best matching situation, service response, or conversation stage', () => {
    for (const [scenario, response] of [
      [
        'I have a nut allergy, what can I eat?',
        'Thank you for telling me. I will mark it on your order for the kitchen.',
      ],
      [
        'We are a large party of twelve.',
        'For more than eight people I will have our manager call you back.',
      ],
      ['We are coming with parties.', 'For more than eight people I will have our manager call you back.'],
      [
        'When are you open on Sunday?',
        'We are open from Tuesday to Sunday, from noon to ten in the evening.',
      ],
      [
        'I want to complain, my soup was cold.',
        'I am sorry to hear that. I will have our manager call you back today.',
      ],
      ['Anything to drink with a pizza?', 'Could you say the name of the dish once more?'],
      ['Mrmpf?', 'Sorry, I did not catch that. Would you like to order or to book a table?'],
    ] as const) {
      expect(agentAnswer(some, scenario), scenario).toBe(response);
    }
  });

  it('ignores inactive situations', () => {
    const specialSituations = some.specialSituations.map((situation) => ({ ...situation, isActive: false }));
    expect(agentAnswer({ ...some, specialSituations }, 'I have a nut allergy.')).toBe(
      some.conversationFlow['greeting']?.fallbackResponse,
    );
  });

  it('returns undefined for empty instructions', () => {
    expect(agentAnswer({ ...some, conversationFlow: {} }, 'Mrmpf?')).toBeUndefined();
    const greeting = { messages: [], fallbackResponse: ' ' };
    expect(agentAnswer({ ...some, conversationFlow: { greeting } }, 'Mrmpf?')).toBeUndefined();
  });
});
