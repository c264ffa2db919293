import { describe, expect, it } from 'vitest';
import { curator } from './curator.ts';

const curatorOf = (museum: string) =>
  curator({ museum, exhibit: 'the plate', exampleQuestions: [], context: ['The plate is of glass.'] });

describe('withArticle', () => {
  it.each([
    ['Corning Museum of Glass', 'the Corning Museum of Glass'],
    ['National Gallery of Art', 'the National Gallery of Art'],
    ['Smithsonian Castle', 'the Smithsonian Castle'],
    ['The Frick Collection', 'The Frick Collection'],
    ['Planet Word', 'Planet Word'],
    ['Sciencenter', 'Sciencenter'],
    ['ARTECHOUSE DC', 'ARTECHOUSE DC'],
    ['Cooper Hewitt', 'Cooper Hewitt'],
    ['Hillwood Estate', 'Hillwood Estate'],
    ["President Lincoln's Cottage", "President Lincoln's Cottage"],
  ])('uses %s in a sentence as %s', (museum, called) => {
    const { greeting, answer } = curatorOf(museum);
    expect(greeting).toBe(
      `Hello, I am the virtual curator of ${called}. What would you like to know about the plate?`,
    );
    expect(answer('Who are you?').text).toMatch(new RegExp(`Surely ${called} can help you\\.$`));
  });
});
