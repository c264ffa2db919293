import { describe, expect, it } from 'vitest';
import { aNewRestaurant } from '#tests/support/builders.ts';
import { restaurantProblems } from './restaurantProblems.ts';
import { sampleMenuJson } from './sampleMenu.ts';

const nothing = { name: '', address: '', phone: '', email: '' };

describe('the sample menu', () => {
  it('has all the parts of a menu', () => {
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

  it('may be sent as it is', () => {
    expect(restaurantProblems(aNewRestaurant({ menuJson: sampleMenuJson(nothing) }))).toEqual([]);
  });

  it('takes over what the form knows', () => {
    const { name, address, phone, email } = aNewRestaurant();
    expect(JSON.parse(sampleMenuJson({ name, address, phone, email }))).toMatchObject({
      businessName: name,
      contactInformation: { address, phone, email },
      about: { welcome: `Welcome to ${name}.` },
    });
  });
});
