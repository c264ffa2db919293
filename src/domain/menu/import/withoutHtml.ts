const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  iexcl: '¡',
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
};

/** Accents by the ends of names such as `eacute`. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
};

const TAG =
  /\s*<\/?(?:p|br|div|ul|ol|li|h[1-6])(?:\s[^<>]*)?\/?>\s*|<\/?(?:b|i|u|em|strong|span|a|font|small)(?:\s[^<>]*)?>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d*));/gi;

/**
 * Returns a text without the notation of web pages that exports of shops and published menus have: tags of
 * formatting, and `&amp;` or `&eacute;` for a character. Unknown names stay. (rule: texts of web pages)
 */
export function withoutHtml(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replace(TAG, (tag) => (/<\/?(?:p|br|div|ul|ol|li|h\d)\b/i.test(tag) ? '\n' : ''))
    .replace(ENTITY, (entity, decimal?: string, hex?: string, name = '') =>
      (decimal ?? hex)
        ? characterOf(Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16), entity)
        : named(name, entity),
    )
    .replace(/\n+/g, '\n')
    .trim();
}

function named(name: string, entity: string): string {
  const [, letter = '', accent = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
  if (Object.hasOwn(NAMED, name)) return NAMED[name] ?? entity;
  return Object.hasOwn(ACCENTS, accent) ? `${letter}${ACCENTS[accent]}`.normalize('NFC') : entity;
}

/** Only characters that people can see, and spaces. */
const characterOf = (code: number, entity: string): string => {
  if (code < 32 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return entity;
  return code === 160 ? ' ' : String.fromCodePoint(code);
};
