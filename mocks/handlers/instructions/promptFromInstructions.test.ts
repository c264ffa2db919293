import { describe, expect, it } from 'vitest';
import { aCompany } from '../../scenarios/scenarioRows.ts';
import { instructionsFor } from '../../db/settings/defaultInstructions.ts';
import type { AiInstructions } from '../../db/settings/shapes.ts';
import { promptFromInstructions } from './promptFromInstructions.ts';

const some = instructionsFor(aCompany);
const prompt = (changes: Partial<AiInstructions> = {}) =>
  promptFromInstructions({ ...some, ...changes }, 'Trattoria Aurora');

describe('promptFromInstructions', () => {
  it("starts with the restaurant's name", () => {
    expect(prompt()).toMatch(/^You answer the phone for Trattoria Aurora\./);
  });

  it('lists active instructions by priority and renumbers them', () => {
    const core = (id: string, priority: number, isActive = true) => ({
      id,
      instruction: `Do ${id}.`,
      priority,
      isActive,
    });
    expect(prompt({ coreInstructions: [core('a', 9), core('b', 2), core('c', 1, false)] })).toContain(
      'Always:\n1. Do b.\n2. Do a.\n\n',
    );
  });

  it('lists each active situation with its response', () => {
    const [first, second] = some.specialSituations;
    if (!first || !second) throw new Error('There are two');
    const written = prompt({
      specialSituations: [first, { ...second, isActive: false }, { ...first, id: 'c', followUpActions: [] }],
    });
    expect(written).toContain(
      '- Large party: say "For more than eight people I will have our manager call you back." Then: Take name and number; Tell the manager.',
    );
    expect(written).not.toContain('Food allergy');
    expect(written).toContain('call you back."\n');
  });

  it("lists the conversation's stages", () => {
    expect(prompt()).toContain('\nOrder taking:\n- Say "What would you like to order?"\n');
    expect(prompt()).toContain('- If nothing fits, say "Could you say the name of the dish once more?"');
  });

  it('says which items to offer', () => {
    for (const [changes, sentence] of [
      [{}, 'Offer appetizers, drinks during the order, at most 2 suggestions in a call.'],
      [
        { maxSuggestions: 1, timing: 'all' },
        'Offer appetizers, drinks whenever it fits, at most one suggestion in a call.',
      ],
      [{ enabled: false }, 'Offer nothing beyond what is asked for.'],
      [{ suggestAppetizers: false, recommendDrinks: false }, 'Offer nothing beyond what is asked for.'],
    ] as const) {
      expect(prompt({ upselling: { ...some.upselling, ...changes } }), sentence).toContain(sentence);
    }
  });

  it('leaves out empty parts', () => {
    const written = prompt({
      coreInstructions: [],
      specialSituations: [],
      conversationFlow: { greeting: { messages: [], fallbackResponse: ' ' } },
      customerService: {
        hoursResponse: '',
        unavailableItemResponse: 'Sold out, sorry.',
        complaintHandling: '',
      },
    });
    expect(written).toBe(
      [
        'You answer the phone for Trattoria Aurora. Be warm and brief.',
        'Offer appetizers, drinks during the order, at most 2 suggestions in a call.',
        'Service:\n- Sold out: Sold out, sorry.',
      ].join('\n\n'),
    );
  });
});
