import { describe, expect, it } from 'vitest';
import { curatorAgent } from './curatorAgent.ts';

const curatorOf = (museum: string) =>
  curatorAgent({ museum, exhibit: 'the plate', exampleQuestions: [], context: ['The plate is of glass.'] });

describe('withArticle', () => {
  it('adds "the" to a museum\'s name where English needs it', () => {
    for (const [museum, called] of [
      ['Corning Museum of Glass', 'the Corning Museum of Glass'],
      ['National Gallery of Art', 'the National Gallery of Art'],
      ['Smithsonian Castle', 'the Smithsonian Castle'],
      ['The National Building Museum', 'The National Building Museum'],
      ['Planet Word', 'Planet Word'],
      ['Sciencenter', 'Sciencenter'],
      ["President Lincoln's Cottage", "President Lincoln's Cottage"],
    ] as const) {
      const { greeting, answer } = curatorOf(museum);
      expect(greeting).toBe(
        `Hello, I am the virtual curator of ${called}. What would you like to know about the plate?`,
      );
      expect(answer('Who are you?').text).toMatch(new RegExp(`Surely ${called} can help you\\.$`));
    }
  });
});
