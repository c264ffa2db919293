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

describe('the search of museums', () => {
  it('finds by a part of the name, the address or the city, whatever the case', () => {
    expect(anywhere('GLASS')).toEqual([glass]);
    expect(anywhere('trumansburg')).toEqual([earth]);
    expect(anywhere('ithac')).toEqual([earth]);
    expect(anywhere('museum')).toEqual(both);
  });

  it('finds all without a text, and with spaces around one', () => {
    expect(anywhere('  ')).toEqual(both);
    expect(anywhere(' glass ')).toEqual([glass]);
  });

  it('finds by an apostrophe as phones type it', () => {
    const found = findMuseums(museums, { text: 'Lincoln’s', city: ALL_CITIES });
    expect(found.map(({ name }) => name)).toEqual(["President Lincoln's Cottage"]);
  });

  it('finds none when nothing fits', () => expect(anywhere('aquarium')).toEqual([]));

  it('demands the text and the city, both', () => {
    expect(findMuseums(both, { text: 'museum', city: 'Ithaca' })).toEqual([earth]);
    expect(findMuseums(both, { text: 'glass', city: 'Ithaca' })).toEqual([]);
    expect(findMuseums(both, { text: '', city: 'Corning' })).toEqual([glass]);
  });

  it('takes a city by its whole name', () =>
    expect(findMuseums(both, { text: '', city: 'Corn' })).toEqual([]));

  it('finds every museum by any part of its name, address or city', () => {
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

  it('finds in one city exactly what it finds anywhere and is in that city, in the same order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...museumCities(museums)), fc.string({ maxLength: 3 }), (city, text) => {
        expect(findMuseums(museums, { text, city })).toEqual(
          findMuseums(museums, { text, city: ALL_CITIES }).filter((museum) => museum.city === city),
        );
      }),
    );
  });
});

describe('the cities of museums', () => {
  it('are each listed once, sorted by the alphabet', () => {
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
