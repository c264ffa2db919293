import { describe, expect, it } from 'vitest';
import { aNewRestaurant } from '#tests/support/builders.ts';
import { restaurantProblems } from './restaurantProblems.ts';
import { sampleMenuJson } from './sampleMenu.ts';

const nothing = { name: '', address: '', phone: '', email: '' };

describe('The sample menu', () => {
  it('has every part of a menu', () => {
    const sample = JSON.parse(sampleMenuJson(nothing)) as { menu: Record<string, object[]> };
    expect(Object.keys(sample)).toEqual([
      'businessName',
      'contactInformation',
      'ordering_options',
      'hoursOfOperation',
      'about',
      'menu',
    ]);
    expect(Object.keys(sample.menu)).toEqual(['appetizers', 'entrees', 'desserts', 'beverages']);
    for (const item of Object.values(sample.menu).flat()) {
      expect(item).toEqual({
        name: expect.any(String),
        description: expect.any(String),
        price: expect.any(Number),
      });
    }
  });

  it('is valid unchanged', () => {
    expect(restaurantProblems(aNewRestaurant({ menuJson: sampleMenuJson(nothing) }))).toEqual([]);
  });

  it('uses details already entered in the form', () => {
    const { name, address, phone, email } = aNewRestaurant();
    expect(JSON.parse(sampleMenuJson({ name, address, phone, email }))).toMatchObject({
      businessName: name,
      contactInformation: { address, phone, email },
      about: { welcome: `Welcome to ${name}.` },
    });
  });
});
