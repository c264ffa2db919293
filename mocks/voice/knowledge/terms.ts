/** Words that say nothing about a topic. */
const STOP_WORDS = new Set(
  (
    'a about after all become becomes became spend spent year years also an and any are as at be been before but by can could did do does for from get got had has ' +
    'have he her here him his how i if in into is it its just kind like many may me might much my need no not of on one ' +
    'or our please she should so some take tell than that the their them then there these they this those to took us ' +
    'was we were what when where which who whom whose why will with would you your know want say something anything ' +
    's t re ve ll m d'
  ).split(' '),
);

/** Synonyms that visitors and museums use, one group per line. */
const SAME = [
  // also matches AM and PM
  'hours hour open opening am pm',
  'admission ticket tickets fee fees price prices cost costs charge charges charged pay pays free cheap cheaper',
  'gift gifts give gives gave given donate donated bequest bequeathed',
  'big size large tall wide high dimensions height',
  'build built builds',
  'begin began begun start started found founded founder beginnings',
  'paint paints painted painting painter canvas',
  'make makes made making',
  'buy buys bought purchase purchased acquire acquired',
  'child children kid kids',
  'find finds discover discovered',
  'come comes came arrive arrived',
  'die dies died death dead',
  'design designs designed architect',
  'hold holds held',
  'stand stands stood',
  'write writes wrote written writer',
  'fly flies flew flown flight',
  'steal steals stolen stole theft',
  'grave tomb buried body remains crypt',
].map((line) => line.split(' '));

const firstOf = new Map(SAME.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)));

/** Returns the normalized terms of a text, in sequence. */
export function normalizedTerms(text: string): string[] {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map((word) => firstOf.get(word) ?? stem(word));
}

/** Removes English endings. The result is crude, but the same for questions and answers. */
function stem(word: string): string {
  if (word.length < 4) return word;
  const bare = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const root = bare
    .replace(/(ization|ational)$/, 'iz')
    .replace(/(?<=[\p{L}]{3})(ing|ed|ly|ment|ness)$/u, '')
    .replace(/([bdfgklmnprt])\1$/, '$1');
  return root.replace(/e$/, '').replace(/i$/, 'y');
}
