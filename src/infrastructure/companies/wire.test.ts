import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CompanyListReply, CompanyReply } from './wire.ts';

describe('A company on the wire', () => {
  it.each([[undefined], [null], [''], ['  ']])(
    'has no name, owner or description when the host says %j',
    (nothing) => {
      const [company] = v.parse(CompanyListReply, {
        data: [{ id: 'aurora', name: nothing, owner: nothing, description: nothing }],
      });
      expect(company).toMatchObject({ name: undefined, owner: undefined, description: undefined });
      const detail = { id: 'aurora', name: 'Aurora', role: 'owner', description: nothing };
      expect(v.parse(CompanyReply, detail).description).toBeUndefined();
    },
  );

  it('keeps what the host says', () => {
    const said = { id: 'aurora', name: 'Aurora', owner: 'Giulia', description: 'By the lake' };
    expect(v.parse(CompanyListReply, { data: [said] })).toMatchObject([said]);
  });
});
