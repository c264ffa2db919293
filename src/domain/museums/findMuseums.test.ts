import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { ALL_CITIES, museumCities, findMuseums } from './findMuseums.ts';
import type { Museum } from './museum.ts';
import { museums } from './museums.ts';

const glass: Museum = {
  id: 'glass',
  name: 'Museum of Glass',
  address: '1 Museum Way',
  city: 'Corning',
  kind: 'craft',
};
const earth: Museum = {
  id: 'earth',
  name: 'Museum of the Earth',
  address: '1259 Trumansburg Road',
  city: 'Ithaca',
  kind: 'nature',
};
const both = [glass, earth];
const anywhere = (text: string) => findMuseums(both, { text, city: ALL_CITIES });

describe('findMuseums', () => {
  it('matches part of the name, address, or city, ignoring case', () => {
    expect(anywhere('GLASS')).toEqual([glass]);
    expect(anywhere('trumansburg')).toEqual([earth]);
    expect(anywhere('ithac')).toEqual([earth]);
    expect(anywhere('museum')).toEqual(both);
  });

  it('returns all museums for an empty search, and ignores surrounding spaces', () => {
    expect(anywhere('  ')).toEqual(both);
    expect(anywhere(' glass ')).toEqual([glass]);
  });

  it('matches the curly apostrophe of phone keyboards', () => {
    const found = findMuseums(museums, { text: 'Lincoln’s', city: ALL_CITIES });
    expect(found.map(({ name }) => name)).toEqual(["President Lincoln's Cottage"]);
  });

  it('ignores differences in typed and pasted text', () => {
    for (const [text, name] of [
      ['Lincoln‘s', "President Lincoln's Cottage"],
      ['LINCOLN´S', "President Lincoln's Cottage"],
      ['modern\u00a0art', 'The Museum of Modern Art'],
      ['Tene\u00adment', 'Tenement Museum'],
      ['science  &  technology', 'Museum of Science & Technology'],
      ['ＡＲＴＥＣＨＯＵＳＥ', 'ARTECHOUSE DC'],
    ] as const)
      expect(
        findMuseums(museums, { text, city: ALL_CITIES }).map((museum) => museum.name),
        JSON.stringify(text),
      ).toContain(name);
  });

  it('returns nothing when nothing matches', () => expect(anywhere('aquarium')).toEqual([]));

  it('requires both the text and the city to match', () => {
    expect(findMuseums(both, { text: 'museum', city: 'Ithaca' })).toEqual([earth]);
    expect(findMuseums(both, { text: 'glass', city: 'Ithaca' })).toEqual([]);
    expect(findMuseums(both, { text: '', city: 'Corning' })).toEqual([glass]);
  });

  it('matches a city by its full name', () =>
    expect(findMuseums(both, { text: '', city: 'Corn' })).toEqual([]));

  it('finds every museum by any part of its name, address, or city', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...museums),
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        (museum, from, size, upper) => {
          for (const field of [museum.name, museum.address, museum.city]) {
            const start = from % field.length;
            const part = field.slice(start, start + 1 + (size % 12));
            const text = upper ? part.toUpperCase() : part.toLowerCase();
            expect(findMuseums(museums, { text, city: ALL_CITIES })).toContain(museum);
            expect(findMuseums(museums, { text, city: museum.city })).toContain(museum);
          }
        },
      ),
    );
  });

  it('returns the same museums in the same order when a city filter is added', () => {
    fc.assert(
      fc.property(fc.constantFrom(...museumCities(museums)), fc.string({ maxLength: 3 }), (city, text) => {
        expect(findMuseums(museums, { text, city })).toEqual(
          findMuseums(museums, { text, city: ALL_CITIES }).filter((museum) => museum.city === city),
        );
      }),
    );
  });
});

describe('Museum cities', () => {
  it('are unique and sorted alphabetically', () => {
    expect(museumCities([earth, glass, { ...earth, id: 'other' }])).toEqual(['Corning', 'Ithaca']);
    expect(museumCities(museums)).toEqual([
      'Buffalo',
      'Corning',
      'Ithaca',
      'New York',
      'Syracuse',
      'Washington DC',
    ]);
  });
});
