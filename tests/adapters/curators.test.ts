import { describe, expect, it } from 'vitest';
import { museumDemos } from '#domain/museums/museumDemos.ts';
import { museums } from '#domain/museums/museums.ts';
import { curator } from '../../mocks/voice/agents/curator.ts';
import type { Dialogue } from '../../mocks/voice/agents/dialogue.ts';
import { curatorKnowledge } from '../../src/start/curators.ts';

async function curatorAt(id: keyof typeof museumDemos): Promise<Dialogue> {
  const knowledge = await curatorKnowledge(museumDemos[id].agentId);
  if (!knowledge) throw new Error(`${id} has no curator`);
  return curator(knowledge);
}

const NOT_KNOWN = 'does not answer that';

describe('Mock curators', () => {
  it("don't exist for unknown agent IDs", async () => {
    expect(await curatorKnowledge('agent-of-nothing')).toBeUndefined();
  });

  it("use the build's IDs instead of the source's", async () => {
    const chosen = { 'planet-word': 'agent_words' } as const;
    expect(await curatorKnowledge('agent_words', chosen)).toMatchObject({ museum: 'Planet Word' });
    expect(await curatorKnowledge(museumDemos['planet-word'].agentId, chosen)).toBeUndefined();
  });

  describe.each(museums)('curator at $name', ({ id, name }) => {
    const { exhibit } = museumDemos[id];
    const supplied = exhibit.suppliedContext.join(' ');

    it('greets for the museum', async () => {
      const { greeting } = await curatorAt(id);
      expect(greeting).toContain(name);
      expect(greeting).toContain(exhibit.title);
    });

    it.each(exhibit.exampleQuestions)('answers from its context: %s', async (question) => {
      const { text } = (await curatorAt(id)).answer(question);
      expect(text).not.toContain(NOT_KNOWN);
      // one or two sentences, not necessarily adjacent
      for (const part of text.split(/(?<=[.!?]) /)) expect(supplied).toContain(part);
      if (/hours|\bopen\b/i.test(question)) expect(text).toMatch(/typically|\d ?[AP]M|open/);
      if (/admission|cost|fee/i.test(question)) {
        expect(text).toMatch(/admission|free|dollars|ticket|typically|costs nothing/i);
      }
    });

    it.each([
      'What is the capital of Mongolia?',
      'Do you sell pizza?',
      'How do I bake a cake?',
      'xyzzy',
      '?',
    ])("says that it doesn't know: %s", async (question) => {
      expect((await curatorAt(id)).answer(question).text).toContain(NOT_KNOWN);
    });
  });

  it.each([
    ['buffalo-akg-art-museum', 'Who gave the painting to Buffalo?', 'Seymour H. Knox, Jr.'],
    ['buffalo-akg-art-museum', 'How big is the painting?', 'thirteen feet wide'],
    ['rockwell-museum', 'Where does the name Artemus come from?', 'art is a must'],
    ['metropolitan-museum-of-art', 'How old is the Temple of Dendur?', '2,000 years old'],
    ['guggenheim-museum', 'How long did it take to build the museum?', 'sixteen years'],
    ['frick-collection', 'When did Frick buy the painting?', '1915'],
    ['american-museum-of-natural-history', 'How long is the whale?', '94 feet'],
    ['tenement-museum', 'How many people lived at 97 Orchard Street?', '7,000 people'],
    ['museum-of-modern-art', 'Which of the lights is the planet Venus?', 'just right of the cypress'],
    ['air-and-space-museum', 'How long was the first flight?', '12 seconds'],
    ['national-museum-of-american-history', 'How big is the flag?', '30 by 42 feet'],
    ['national-gallery-of-art', 'What does the plant behind her mean?', 'juniper'],
    ['national-museum-of-natural-history', 'Why is the Hope Diamond blue?', 'boron'],
    ['national-postal-museum', 'Did Owney travel around the world?', '1895'],
    ['phillips-collection', 'What did Duncan Phillips pay for the painting?', '125,000 dollars'],
    ['smithsonian-castle', 'Who was James Smithson?', 'English scientist'],
    ['woodrow-wilson-house', 'Who designed the house?', 'Waddy Butler Wood'],
    ['everson-museum-of-art', 'How long did it take to carve the Scarab Vase?', '1,000 hours'],
  ] as const)('%s: %s – %s', async (id, question, fact) => {
    expect((await curatorAt(id)).answer(question).text).toContain(fact);
  });
});
