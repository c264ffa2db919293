import { expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { localMinute } from './localMinute.ts';

it('localMinute formats a time that the field parses to the same local minute', () => {
  const moments = fc.date({ min: new Date(2000, 0, 1), max: new Date(2099, 0, 1), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      const field = localMinute(moment);
      expect(field).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
      const back = new Date(field);
      expect([back.getDate(), back.getHours(), back.getMinutes()]).toEqual([
        moment.getDate(),
        moment.getHours(),
        moment.getMinutes(),
      ]);
    }),
  );
});
