import { describe, expect, it } from 'vitest';
import { keepsUnsavedWork } from './keepsUnsavedWork.ts';

const pathname = '/company/aurora';

describe('Whether a navigation keeps unsaved work', () => {
  it.each([
    ['opening a call', '?panel=voice', '?panel=voice&call=c1'],
    ['closing it, by Back as well', '?call=c1&panel=voice', '?panel=voice'],
    ['looking for other calls', '?day=today&panel=voice', '?panel=voice&outcome=failed&search=table'],
    ['a link into the page', '', ''],
  ])('is true for %s', (_, here, there) => {
    expect(keepsUnsavedWork({ pathname, search: here }, { pathname, search: there })).toBe(true);
  });

  it.each([
    ['another panel', '?panel=voice', '?panel=menu'],
    ['a panel that is closed while a call is opened', '?panel=voice', '?call=c1'],
  ])('is false for %s', (_, here, there) => {
    expect(keepsUnsavedWork({ pathname, search: here }, { pathname, search: there })).toBe(false);
  });

  it('is false for another page', () => {
    expect(keepsUnsavedWork({ pathname, search: '' }, { pathname: '/dashboard', search: '' })).toBe(false);
  });
});
