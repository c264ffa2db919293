import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { aNewRestaurant, aRestaurantForm } from '#tests/support/builders.ts';
import { restaurantProblems } from './restaurantProblems.ts';

const REQUIRED = [
  'name',
  'description',
  'address',
  'phone',
  'email',
  'telephonyPhoneId',
  'telephonyPhoneNumber',
  'ownerEmail',
  'ownerPassword',
  'ownerFirstName',
  'ownerLastName',
  'menuJson',
] as const;

const OPTIONAL = ['website', 'tagline', 'assistantId', 'voiceId', 'firstMessage', 'backgroundSound'] as const;

const OF_EDIT = ['name', 'description', 'address', 'phone', 'email', 'menuJson'];

const blanked = (fields: readonly string[], blank = '') =>
  Object.fromEntries(fields.map((field) => [field, blank]));

describe('A new restaurant', () => {
  it('is valid if nothing is missing', () => {
    expect(restaurantProblems(aNewRestaurant())).toEqual([]);
  });

  it('requires twelve fields and reports them in order', () => {
    expect(restaurantProblems(aNewRestaurant(blanked(REQUIRED)))).toEqual(
      REQUIRED.map((field) => ({ field, problem: 'required' })),
    );
  });

  it('treats white space as blank', () => {
    expect(restaurantProblems(aNewRestaurant(blanked(REQUIRED, ' \t\n')))).toHaveLength(REQUIRED.length);
  });

  it('does not require the other fields', () => {
    expect(restaurantProblems(aNewRestaurant(blanked(OPTIONAL)))).toEqual([]);
  });

  it('reports missing fields before malformed ones', () => {
    const form = aNewRestaurant({
      menuJson: '{',
      email: 'ciao',
      phone: 'call us',
      ownerEmail: 'giulia',
      ownerPassword: 'short',
      backgroundSound: 'jazz',
      ownerLastName: '',
    });
    expect(restaurantProblems(form)).toEqual([
      { field: 'ownerLastName', problem: 'required' },
      { field: 'email', problem: 'malformed' },
      { field: 'ownerEmail', problem: 'malformed' },
      { field: 'phone', problem: 'malformed' },
      { field: 'menuJson', problem: 'malformed' },
      { field: 'ownerPassword', problem: 'too-short' },
      { field: 'backgroundSound', problem: 'malformed' },
    ]);
  });
});

describe('An edited restaurant', () => {
  it('is valid if nothing is missing', () => {
    expect(restaurantProblems(aRestaurantForm())).toEqual([]);
  });

  it('requires the same fields except telephony and owner', () => {
    const fields = restaurantProblems(aRestaurantForm(blanked(OF_EDIT))).map(({ field }) => field);
    expect(fields).toEqual(OF_EDIT);
  });
});

const problemsOf = (field: string, text: string) =>
  restaurantProblems(aNewRestaurant({ [field]: text })).map(({ problem }) => problem);

describe('An email address', () => {
  const fields = ['email', 'ownerEmail'];
  it('can have letters in any script, and invisible marks', () => {
    for (const text of [
      'a@b.c',
      '\u202aa@b.c\u202c',
      'a@b.c\ufeff',
      'ciao+menu@aurora.example',
      'é@ü.example',
    ])
      for (const field of fields) expect(problemsOf(field, text), JSON.stringify(text)).toEqual([]);
  });
  it('needs one @ followed by a dot, and no spaces', () => {
    for (const text of ['ciao', 'ciao@aurora', '@b.c', 'ciao@', 'ciao @aurora.example', 'a@b@c.d', 'a@b.c '])
      for (const field of fields) expect(problemsOf(field, text), text).toEqual(['malformed']);
  });
});

describe('A phone number', () => {
  const fields = ['phone', 'telephonyPhoneNumber'] as const;
  it('can have up to 16 digits', () => {
    for (const text of ['1', '+1', '212-555-0142', '1234567890123456'])
      for (const field of fields) expect(problemsOf(field, text), text).toEqual([]);
  });
  it('cannot be other text', () => {
    for (const text of ['0123', '+0123', '12345678901234567', '++1', '1+2', '212;555', 'call us', '()', '+'])
      for (const field of fields) expect(problemsOf(field, text), text).toEqual(['malformed']);
  });

  it('can contain spaces, dashes, and parentheses anywhere, and up to 16 digits', () => {
    const digits = fc
      .tuple(fc.constantFrom(...'123456789'.split('')), fc.stringMatching(/^\d{0,15}$/))
      .map(([first, rest]) => first + rest);
    const between = fc.array(fc.stringMatching(/^[ ()-]{0,2}$/), { minLength: 17, maxLength: 17 });
    fc.assert(
      fc.property(digits, between, fc.constantFrom('', '+'), (number, gaps, plus) => {
        const written =
          plus +
          number
            .split('')
            .map((digit, index) => (gaps[index] ?? '') + digit)
            .join('');
        expect(problemsOf('phone', written)).toEqual([]);
      }),
    );
  });
});

describe("The owner's password", () => {
  it('needs at least 8 characters', () => {
    expect(problemsOf('ownerPassword', 'seven77')).toEqual(['too-short']);
    expect(problemsOf('ownerPassword', 'eight888')).toEqual([]);
  });
});

describe('The menu JSON', () => {
  it('must be valid', () => {
    expect(problemsOf('menuJson', '{"menu": }')).toEqual(['malformed']);
  });

  it('can be any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(problemsOf('menuJson', json)).toEqual([]);
      }),
    );
  });
});

describe('The background sound', () => {
  it('can be blank or a URL', () => {
    for (const text of ['', ' ', 'https://sounds.example/room.mp3', ' http://sounds.example/a '])
      expect(problemsOf('backgroundSound', text), JSON.stringify(text)).toEqual([]);
  });
  it('cannot be other text', () => {
    for (const text of ['office', 'ftp://sounds.example/a.mp3', 'javascript:alert(1)'])
      expect(problemsOf('backgroundSound', text), text).toEqual(['malformed']);
  });
});

describe('Any form', () => {
  const form = fc.record(
    Object.fromEntries(Object.keys(aNewRestaurant()).map((field) => [field, fc.string()])),
  );

  it('reports at most one problem per field, missing fields first', () => {
    fc.assert(
      fc.property(form, (texts) => {
        const problems = restaurantProblems(aNewRestaurant(texts));
        expect(new Set(problems.map(({ field }) => field)).size).toBe(problems.length);
        const kinds = problems.map(({ problem }) => (problem === 'required' ? 0 : 1));
        expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
      }),
    );
  });

  it('has a problem exactly for blank required fields', () => {
    fc.assert(
      fc.property(form, (texts) => {
        const missing = restaurantProblems(aNewRestaurant(texts)).filter(
          ({ problem }) => problem === 'required',
        );
        expect(missing.map(({ field }) => field)).toEqual(
          REQUIRED.filter((field) => texts[field]?.trim() === ''),
        );
      }),
    );
  });
});
