import { beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../../backend.ts';
import { demoSeed } from '../../seed/demo.ts';
import { emptySeed } from '../../seed/empty.ts';
import { restaurantAgent } from './restaurantAgent.ts';
import { sampleRestaurant } from './sampleRestaurant.ts';

let backend: Backend;
beforeEach(() => {
  backend = createBackend({ seed: demoSeed() });
});
const house = () => backend.transaction('read', () => sampleRestaurant(backend.db));

describe('sampleRestaurant', () => {
  it("reads the restaurant's menu, hours, and greeting", async () => {
    const knowledge = await house();
    expect(knowledge).toMatchObject({
      name: 'Trattoria Aurora',
      greeting: 'Trattoria Aurora! How can I help you today?',
      hours: 'We are open from Tuesday to Sunday, from noon to ten in the evening.',
    });
    if (!knowledge) throw new Error('The seed has no such restaurant');
    const agent = restaurantAgent(knowledge);
    expect(agent.answer('What is the tagliatelle?').text).toMatch(
      /^Tagliatelle al ragù is handmade .* 22 dollars/,
    );
    expect(agent.answer('Where can I find you?').text).toContain('14 Mulberry Street');
    for (const question of agent.exampleQuestions)
      expect(agent.answer(question).text).not.toContain('do not know');
  });

  it('uses the latest greeting from the form or the voice panel', async () => {
    await backend.transaction('write', async () => {
      const company = backend.db.companies.find('trattoria-aurora');
      if (!company?.assistant) throw new Error('The seed has no such restaurant');
      await backend.db.companies.update(company.id, {
        assistant: { ...company.assistant, firstMessage: 'Buonasera!' },
      });
    });
    expect(await house()).toMatchObject({ greeting: 'Buonasera!' });
  });

  it('falls back to any other restaurant, or returns undefined if none exists', async () => {
    await backend.transaction('write', () => backend.db.companies.remove('trattoria-aurora'));
    expect(await house()).toMatchObject({ name: 'Saffron House' });
    backend = createBackend({ seed: emptySeed() });
    expect(await house()).toBeUndefined();
  });
});
