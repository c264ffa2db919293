import { describe, expect, it } from 'vitest';
import { museumDemos } from './museumDemos.ts';
import { museums } from './museums.ts';

const listed: Readonly<Record<string, readonly string[]>> = {
  Ithaca: ['Johnson Museum of Art', 'Museum of the Earth', 'Sciencenter'],
  Corning: ['Corning Museum of Glass', 'The Rockwell Museum'],
  Syracuse: ['Everson Museum of Art', 'Museum of Science & Technology'],
  Buffalo: ['Buffalo AKG Art Museum', 'Buffalo Museum of Science'],
  'New York': [
    'The Metropolitan Museum of Art',
    'Solomon R. Guggenheim Museum',
    'Whitney Museum of American Art',
    'Brooklyn Museum',
    'American Museum of Natural History',
    'Tenement Museum',
    'Intrepid Museum',
    'The Frick Collection',
    'Cooper Hewitt',
    'The Museum of Modern Art',
  ],
  'Washington DC': [
    'International Spy Museum',
    'National Museum of African American History and Culture',
    'United States Holocaust Memorial Museum',
    'National Museum of Natural History',
    'National Air and Space Museum',
    'National Museum of American History',
    'National Postal Museum',
    'National Museum of the American Indian',
    'National Gallery of Art',
    'Hirshhorn Museum',
    'Renwick Gallery',
    "National Children's Museum",
    'National Portrait Gallery',
    'Smithsonian American Art Museum',
    'National Museum of Women in the Arts',
    'ARTECHOUSE DC',
    'National Museum of Asian Art',
    'National Building Museum',
    'Smithsonian Castle',
    'Planet Word',
    'Museum of the Bible',
    'Hillwood Estate',
    'The Woodrow Wilson House',
    "President Lincoln's Cottage",
    'The Phillips Collection',
  ],
};

/** Words that may appear in a question but not in its answer. */
const ASKING = new Set(
  'about across all also and any anything are did before come comes does for from get have her his how into its may mean much not own part person than that the there they this those visit was were what when where which who whom why will with work works'.split(
    ' ',
  ),
);

/** Returns the word stems that a question and its answer can share. */
function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.filter((word) => !ASKING.has(word)).map((word) => word.slice(0, 5)));
}

const wordCount = (text: string) => text.split(/\s+/).length;

describe('The museum catalog', () => {
  it('lists 44 museums by name and city', () => {
    expect(museums).toHaveLength(44);
    for (const [city, names] of Object.entries(listed)) {
      expect(museums.filter((museum) => museum.city === city).map(({ name }) => name)).toEqual(names);
    }
  });

  it('ends with The Museum of Modern Art', () =>
    expect(museums.at(-1)).toMatchObject({ name: 'The Museum of Modern Art', city: 'New York' }));

  it('gives each museum a unique id that works in a URL', () => {
    const ids = museums.map(({ id }) => id);
    expect(new Set(ids).size).toBe(44);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('gives each museum its own voice agent', () => {
    const agents = Object.values(museumDemos).map(({ agentId }) => agentId);
    expect(new Set(agents).size).toBe(44);
    for (const agent of agents) expect(agent).not.toBe('');
  });

  it('has a note about the demo in the first nine descriptions only', () => {
    const inDemoMode = museums.map(({ id }) => museumDemos[id].description.includes('In this demo'));
    expect(inDemoMode).toEqual([
      ...Array.from({ length: 9 }, () => true),
      ...Array.from({ length: 35 }, () => false),
    ]);
  });

  it('has eight example questions for the last museum and four for every other museum', () => {
    const counts = museums.map(({ id }) => museumDemos[id].exhibit.exampleQuestions.length);
    expect(counts).toEqual([...Array.from({ length: 43 }, () => 4), 8]);
  });

  it('gives each museum an address with a ZIP code in its city', () => {
    for (const { id, address, city } of museums) {
      expect(address).toMatch(/, (NY|DC) \d{5}$/);
      const town = city === 'Washington DC' ? 'Washington, DC' : city;
      expect(id === 'brooklyn-museum' ? address.replace('Brooklyn', 'New York') : address).toContain(town);
    }
  });
});

describe('Each museum demo', () => {
  const demos = museums.map(({ id }) => ({ id, ...museumDemos[id] }));
  const contextOf = ({ exhibit }: (typeof demos)[number]) => exhibit.suppliedContext.join('\n');

  it('describes its museum and exhibit', () => {
    for (const { id, description, exhibit } of demos) {
      expect(wordCount(description), id).toBeGreaterThan(8);
      expect(wordCount(exhibit.description), id).toBeGreaterThan(4);
      expect(exhibit.title, id).not.toBe('');
    }
  });

  it("links to a source on the museum's website", () => {
    for (const { exhibit } of demos) {
      const source = new URL(exhibit.sourceUrl);
      expect(source.protocol, exhibit.sourceUrl).toBe('https:');
      expect(source.hostname).not.toMatch(/wiki|google/);
    }
  });

  it('has a question about hours or admission', () => {
    for (const { id, exhibit } of demos) {
      for (const question of exhibit.exampleQuestions) expect(question, id).toMatch(/\?$/);
      expect(exhibit.exampleQuestions.join(' '), id).toMatch(/hours|admission|ticket|open\b/i);
    }
  });

  it('has 150 to 450 words of context that say how reliable hours and prices are', () => {
    for (const demo of demos) {
      const context = contextOf(demo);
      expect(wordCount(context), demo.id).toBeGreaterThanOrEqual(150);
      expect(wordCount(context), demo.id).toBeLessThanOrEqual(450);
      expect(context, demo.id).toMatch(/typically|should be checked/);
      expect(context, demo.id).toMatch(/check|reserve/);
      const changing = context
        .split(/[.;]\s/)
        .filter((clause) => /\bare free\b|admission for adults/i.test(clause));
      for (const clause of changing) expect(clause).toMatch(/typically/);
    }
  });

  it('has context that answers each question', () => {
    for (const demo of demos) {
      const known = stemsOf(contextOf(demo));
      for (const question of demo.exhibit.exampleQuestions) {
        const asked = [...stemsOf(question)];
        const shared = asked.filter((stem) => known.has(stem));
        const message = `${asked.join(' ')} shares ${shared.join(' ')}`;
        expect(shared.length, message).toBeGreaterThanOrEqual(Math.min(2, asked.length));
      }
    }
  });
});
