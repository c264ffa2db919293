/** The sections of the AI instructions, with id and title. */
export const instructionSections = {
  core: { id: 'instructions-core', title: 'Core instructions' },
  situations: { id: 'instructions-situations', title: 'Special situations' },
  flow: { id: 'instructions-flow', title: 'Conversation flow' },
  upselling: { id: 'instructions-upselling', title: 'Upselling' },
  service: { id: 'instructions-service', title: 'Customer service' },
  prompt: { id: 'instructions-prompt', title: 'System prompt' },
} as const;
