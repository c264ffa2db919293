import type {
  AgentInstructions,
  CoreInstruction,
  SpecialSituation,
} from '#domain/instructions/instructions.ts';

export function aCoreInstruction(id: string, changes: Partial<CoreInstruction> = {}): CoreInstruction {
  return { id, instruction: 'Repeat every order.', priority: 1, isActive: true, ...changes };
}

export function aSituation(id: string, changes: Partial<SpecialSituation> = {}): SpecialSituation {
  return {
    id,
    trigger: 'Caller mentions an allergy',
    response: 'Let me note that for the kitchen.',
    followUpActions: ['Repeat the allergy', 'Mark the order'],
    isActive: true,
    ...changes,
  };
}

export function someInstructions(changes: Partial<AgentInstructions> = {}): AgentInstructions {
  return {
    coreInstructions: [
      aCoreInstruction('repeat'),
      aCoreInstruction('greet', { instruction: 'Greet warmly.', priority: 2 }),
    ],
    specialSituations: [aSituation('allergy')],
    conversationFlow: [
      { name: 'greeting', messages: ['Good evening!'], fallbackResponse: 'How can I help you?' },
      { name: 'orderTaking', messages: [], fallbackResponse: 'Could you say that again?' },
    ],
    upselling: {
      enabled: true,
      suggestAppetizers: true,
      recommendDrinks: false,
      promoteSpecials: true,
      maxSuggestions: 2,
      timing: 'during-order',
    },
    customerService: {
      hoursResponse: 'We open at five.',
      unavailableItemResponse: 'That one is out today.',
      complaintHandling: 'Apologise and offer the manager.',
    },
    systemPrompt: 'You are the host of Trattoria Aurora.',
    ...changes,
  };
}
