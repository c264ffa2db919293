import { describe, expect, it } from 'vitest';
import { museumDemos } from '#domain/museums/museumDemos.ts';
import { museums } from '#domain/museums/museums.ts';
import { curatorAgent } from '../../mocks/voice/agents/curatorAgent.ts';
import type { Dialogue } from '../../mocks/voice/agents/dialogue.ts';
import { curatorKnowledge } from '../../src/start/curators.ts';

async function curatorAt(id: keyof typeof museumDemos): Promise<Dialogue> {
  const knowledge = await curatorKnowledge(museumDemos[id].agentId);
  if (!knowledge) throw new Error(`${id} has no curator`);
  return curatorAgent(knowledge);
}

const NOT_KNOWN = 'does not answer that';

describe('Mock curators', () => {
  it('are missing for unknown agent IDs', async () => {
    expect(await curatorKnowledge('agent-of-nothing')).toBeUndefined();
  });

  it('use the agent IDs of the build, not of the source', async () => {
    const chosen = { 'planet-word': 'agent_words' } as const;
    expect(await curatorKnowledge('agent_words', chosen)).toMatchObject({ museum: 'Planet Word' });
    expect(await curatorKnowledge(museumDemos['planet-word'].agentId, chosen)).toBeUndefined();
  });

  it("greet visitors with the museum's name", async () => {
    for (const { id, name } of museums) {
      const { greeting } = await curatorAt(id);
      expect(greeting).toContain(name);
      expect(greeting).toContain(museumDemos[id].exhibit.title);
    }
  });

  it('answer the example questions from the context', async () => {
    for (const { id } of museums) {
      const { exampleQuestions, suppliedContext } = museumDemos[id].exhibit;
      for (const question of exampleQuestions) {
        const { text } = (await curatorAt(id)).answer(question);
        expect(text, question).not.toContain(NOT_KNOWN);
        // the answer has one or two sentences, which may be apart in the context
        for (const part of text.split(/(?<=[.!?]) /)) expect(suppliedContext.join(' ')).toContain(part);
        if (/hours|\bopen\b/i.test(question)) expect(text).toMatch(/typically|\d ?[AP]M|open/);
        if (/admission|cost|fee/i.test(question)) {
          expect(text).toMatch(/admission|free|dollars|ticket|typically|costs nothing/i);
        }
      }
    }
  });

  it("say that they don't know the answer to other questions", async () => {
    for (const { id } of museums) {
      const { answer } = await curatorAt(id);
      for (const question of ['What is the capital of Mongolia?', 'Do you sell pizza?', 'xyzzy', '?']) {
        expect(answer(question).text, `${id}: ${question}`).toContain(NOT_KNOWN);
      }
    }
  });

  it('answer questions about facts', async () => {
    for (const [id, question, fact] of [
      ['buffalo-akg-art-museum', 'Who gave the painting to Buffalo?', 'Seymour H. Knox, Jr.'],
      ['rockwell-museum', 'Where does the name Artemus come from?', 'art is a must'],
      ['metropolitan-museum-of-art', 'How old is the Temple of Dendur?', '2,000 years old'],
      ['guggenheim-museum', 'How long did it take to build the museum?', 'sixteen years'],
      ['frick-collection', 'When did Frick buy the painting?', '1915'],
      ['museum-of-modern-art', 'Which of the lights is the planet Venus?', 'just right of the cypress'],
      ['national-museum-of-natural-history', 'Why is the Hope Diamond blue?', 'boron'],
      ['smithsonian-castle', 'Who was James Smithson?', 'English scientist'],
    ] as const) {
      expect((await curatorAt(id)).answer(question).text, question).toContain(fact);
    }
  });
});
