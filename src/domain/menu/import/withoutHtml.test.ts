import { describe, expect, it } from 'vitest';
import { withoutHtml } from './withoutHtml.ts';

// (rule: texts of web pages)
describe('A text of a web page', () => {
  it('becomes plain text', () => {
    for (const [text, expected] of [
      ['Fish &amp; Chips', 'Fish & Chips'],
      ['Jalape&ntilde;o', 'Jalapeño'],
      ['Cr&egrave;me br&ucirc;l&eacute;e', 'Crème brûlée'],
      ['Joe&#39;s &#8211; Joe&#x2019;s', "Joe's – Joe’s"],
      ['12&quot;&nbsp;Pizza', '12" Pizza'],
      ['<p>Fresh <b>cod</b></p><p>with chips</p>', 'Fresh cod\nwith chips'],
      ['Fresh<br />cod', 'Fresh\ncod'],
      ['<a href="https://x.example">Cod</a>', 'Cod'],
      ['&lt;b&gt;', '<b>'],
      ['Mac & Cheese', 'Mac & Cheese'],
      ['M&M; Sundae &constructor;', 'M&M; Sundae &constructor;'],
      ['I <3 pizza > pasta', 'I <3 pizza > pasta'],
      ['&#0;&#xD800;', '&#0;&#xD800;'],
      ['12&#160;oz', '12 oz'],
      ['&apos;&ndash;&mdash;&lsquo;&rsquo;&ldquo;&rdquo;&hellip;&deg;&frac12;', "'–—‘’“”…°½"],
      ['plain', 'plain'],
    ] as const)
      expect(withoutHtml(text), text).toBe(expected);
  });
});
