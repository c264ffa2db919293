import { describe, expect, it } from 'vitest';
import { keepsUnsavedWork } from './leavesNothing.ts';

const pathname = '/company/aurora';

describe('what leaves nothing that is edited', () => {
  it.each([
    ['opening a call', '?panel=voice', '?panel=voice&call=c1'],
    ['closing it, by Back as well', '?call=c1&panel=voice', '?panel=voice'],
    ['looking for other calls', '?day=today&panel=voice', '?panel=voice&outcome=failed&search=table'],
    ['a link into the page', '', ''],
  ])('is %s', (_, here, there) => {
    expect(keepsUnsavedWork({ pathname, search: here }, { pathname, search: there })).toBe(true);
  });

  it.each([
    ['another panel', '?panel=voice', '?panel=menu'],
    ['a panel that is closed while a call is opened', '?panel=voice', '?call=c1'],
  ])('is not %s', (_, here, there) => {
    expect(keepsUnsavedWork({ pathname, search: here }, { pathname, search: there })).toBe(false);
  });

  it('is not another page', () => {
    expect(keepsUnsavedWork({ pathname, search: '' }, { pathname: '/dashboard', search: '' })).toBe(false);
  });
});
