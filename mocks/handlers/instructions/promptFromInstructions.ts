import type { AiInstructions } from '../../db/settings/shapes.ts';

/** Builds the system prompt from all active, nonempty instructions. */
export function promptFromInstructions(instructions: AiInstructions, restaurant: string): string {
  return [
    `You answer the phone for ${restaurant}. Be warm and brief.`,
    always(instructions),
    situations(instructions),
    conversation(instructions),
    upselling(instructions),
    customerService(instructions),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function always({ coreInstructions }: AiInstructions): string {
  const rules = coreInstructions
    .filter(({ isActive }) => isActive)
    .toSorted((one, other) => one.priority - other.priority)
    .map(({ instruction }, index) => `${index + 1}. ${instruction}`);
  return titled('Always:', rules);
}

function situations({ specialSituations }: AiInstructions): string {
  const active = specialSituations.filter(({ isActive }) => isActive);
  return titled(
    'When something comes up:',
    active.map(({ trigger, response, followUpActions }) => {
      const then = followUpActions.length > 0 ? ` Then: ${followUpActions.join('; ')}.` : '';
      return `- ${trigger}: say "${response}"${then}`;
    }),
  );
}

function conversation({ conversationFlow }: AiInstructions): string {
  const stages = Object.entries(conversationFlow).map(([name, { messages, fallbackResponse }]) => {
    const sayings = messages.map((message) => `- Say "${message}"`);
    const fallback = fallbackResponse.trim() ? [`- If nothing fits, say "${fallbackResponse}"`] : [];
    return titled(`${wordsOf(name)}:`, [...sayings, ...fallback]);
  });
  return stages.filter((stage) => stage !== '').join('\n');
}

const TIMINGS: Readonly<Record<string, string>> = {
  'before-order': 'before the order',
  'during-order': 'during the order',
  'after-order': 'after the order',
  all: 'whenever it fits',
};

function upselling({ upselling: offer }: AiInstructions): string {
  const subjects = [
    offer.suggestAppetizers && 'appetizers',
    offer.recommendDrinks && 'drinks',
    offer.promoteSpecials && 'the specials',
  ].filter((subject) => subject !== false);
  if (!offer.enabled || subjects.length === 0) return 'Offer nothing beyond what is asked for.';
  const times = offer.maxSuggestions === 1 ? 'one suggestion' : `${offer.maxSuggestions} suggestions`;
  return `Offer ${subjects.join(', ')} ${TIMINGS[offer.timing] ?? offer.timing}, at most ${times} in a call.`;
}

function customerService({ customerService: service }: AiInstructions): string {
  const answers = [
    ['Opening hours', service.hoursResponse],
    ['Sold out', service.unavailableItemResponse],
    ['Complaints', service.complaintHandling],
  ] as const;
  return titled(
    'Service:',
    answers.filter(([, text]) => text.trim() !== '').map(([subject, text]) => `- ${subject}: ${text}`),
  );
}

const titled = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : [title, ...lines].join('\n');

/** Converts `orderTaking` to "Order taking". */
function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
