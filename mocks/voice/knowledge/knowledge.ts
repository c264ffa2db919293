import { sentencesOf } from '../speech/sentences.ts';
import { termsOf } from './terms.ts';

/** Usual BM25 parameters: term saturation and length normalization. */
const K1 = 1.2;
const B = 0.5;
/** Weight of the surrounding paragraph, which names what "it" and "he" refer to. */
const PARAGRAPH = 0.4;
/** Minimum share of a question's terms that an answer must match. */
const FITS = 0.38;
/** Weight of an unknown term relative to the rarest known one. */
const UNKNOWN = 1.2;
/** The same for a second sentence: unmatched terms, or a score close to the first. */
const ADDS = 0.15;
const NEARLY = 0.6;

/** Searchable text. */
export interface Knowledge {
  /** Returns the best one or two sentences in text order, or undefined if none match. */
  answer(question: string): string | undefined;
}

interface Passage {
  readonly sentence: string;
  readonly order: number;
  readonly terms: readonly string[];
  /** The paragraph's terms and index. */
  readonly around: ReadonlySet<string>;
  readonly paragraph: number;
}

/** @param paragraphs should each start with their subject */
export function createKnowledge(paragraphs: readonly string[]): Knowledge {
  const passages = passagesOf(paragraphs);
  const averageLength = passages.reduce((sum, { terms }) => sum + terms.length, 0) / (passages.length || 1);

  const holding = new Map<string, number>();
  for (const { terms } of passages) {
    for (const term of new Set(terms)) holding.set(term, (holding.get(term) ?? 0) + 1);
  }
  /** Inverse document frequency. Unknown terms weigh the most. */
  const rarity = (term: string) => {
    const count = holding.get(term);
    if (count === undefined) return UNKNOWN * Math.log(2 * passages.length + 2);
    return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
  };
  const meaning = (asked: readonly string[]) => asked.reduce((sum, term) => sum + rarity(term), 0);

  function weight(term: string, { terms, around }: Passage): number {
    const count = terms.filter((other) => other === term).length;
    const direct = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * terms.length) / averageLength));
    return rarity(term) * (direct + (around.has(term) ? PARAGRAPH : 0));
  }

  const ranked = (asked: readonly string[], among: readonly Passage[]) =>
    among
      .map((passage) => ({ passage, score: asked.reduce((sum, term) => sum + weight(term, passage), 0) }))
      .toSorted((one, other) => other.score - one.score);

  /** Picks a sentence that covers the remaining terms, an equally good one, or the next one. */
  function second(first: Passage, asked: readonly string[]): Passage | undefined {
    const others = passages.filter((passage) => passage !== first);
    const open = asked.filter((term) => !first.terms.includes(term));
    const [adding] = ranked(open, others);
    const added = open.filter((term) => adding?.passage.terms.includes(term));
    if (adding && meaning(added) > meaning(asked) * ADDS) return adding.passage;

    const [[top], [next]] = [ranked(asked, [first]), ranked(asked, others)];
    if (top && next && next.score >= top.score * NEARLY) return next.passage;
    return others.find(({ order, paragraph }) => order === first.order + 1 && paragraph === first.paragraph);
  }

  return {
    answer(question) {
      const asked = [...new Set(termsOf(question))];
      const [best] = ranked(asked, passages);
      if (!best || best.score === 0) return undefined;
      const met = asked.filter((term) => best.passage.around.has(term));
      if (meaning(met) < meaning(asked) * FITS) return undefined;

      const said = [best.passage, second(best.passage, asked)].filter((passage) => passage !== undefined);
      return said
        .toSorted((one, other) => one.order - other.order)
        .map(({ sentence }) => sentence)
        .join(' ');
    },
  };
}

function passagesOf(paragraphs: readonly string[]): Passage[] {
  return paragraphs
    .flatMap((text, paragraph) => {
      const around = new Set(termsOf(text));
      // "Please check with the museum" matches many questions and answers none
      const statements = sentencesOf(text).filter((sentence) => !sentence.startsWith('Please '));
      return statements.map((sentence) => ({ sentence, paragraph, terms: termsOf(sentence), around }));
    })
    .map((passage, order) => ({ ...passage, order }));
}
