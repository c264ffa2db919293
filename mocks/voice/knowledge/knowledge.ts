import { sentencesOf } from '../speech/sentences.ts';
import { normalizedTerms } from './terms.ts';

/** The usual parameters of BM25: term saturation and length normalization. */
const K1 = 1.2;
const B = 0.5;
/** The weight of the surrounding paragraph, which contains the nouns that pronouns refer to. */
const PARAGRAPH_WEIGHT = 0.4;
/** The minimum weight of the matched terms, as a share of the weight of all terms in the question. */
const MIN_MATCH = 0.38;
/** The weight of an unknown term relative to the rarest known term. */
const UNKNOWN_WEIGHT = 1.2;
/** Minimums for adding a second sentence: the weight of its new terms, or its score relative to the first. */
const MIN_ADDED = 0.15;
const NEARLY_EQUAL = 0.6;

/** A searchable text. */
export interface Knowledge {
  /** Returns one or two sentences that match best, or undefined if none match. */
  answer(question: string): string | undefined;
}

interface Passage {
  readonly sentence: string;
  readonly order: number;
  readonly terms: readonly string[];
  /** The terms of the paragraph, and the paragraph's index. */
  readonly around: ReadonlySet<string>;
  readonly paragraph: number;
}

/** @param paragraphs each paragraph should start with its subject */
export function createKnowledgeBase(paragraphs: readonly string[]): Knowledge {
  const passages = passagesOf(paragraphs);
  const averageLength = passages.reduce((sum, { terms }) => sum + terms.length, 0) / (passages.length || 1);

  const holding = new Map<string, number>();
  for (const { terms } of passages) {
    for (const term of new Set(terms)) holding.set(term, (holding.get(term) ?? 0) + 1);
  }
  /** The term's inverse document frequency. Unknown terms have the highest weight. */
  const rarity = (term: string) => {
    const count = holding.get(term);
    if (count === undefined) return UNKNOWN_WEIGHT * Math.log(2 * passages.length + 2);
    return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
  };
  const meaning = (asked: readonly string[]) => asked.reduce((sum, term) => sum + rarity(term), 0);

  function weight(term: string, { terms, around }: Passage): number {
    const count = terms.filter((other) => other === term).length;
    const direct = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * terms.length) / averageLength));
    return rarity(term) * (direct + (around.has(term) ? PARAGRAPH_WEIGHT : 0));
  }

  const ranked = (asked: readonly string[], among: readonly Passage[]) =>
    among
      .map((passage) => ({ passage, score: asked.reduce((sum, term) => sum + weight(term, passage), 0) }))
      .toSorted((one, other) => other.score - one.score);

  /** Returns a sentence with the question's other terms, a nearly as good sentence, or the next sentence. */
  function second(first: Passage, asked: readonly string[]): Passage | undefined {
    const others = passages.filter((passage) => passage !== first);
    const open = asked.filter((term) => !first.terms.includes(term));
    const [adding] = ranked(open, others);
    const added = open.filter((term) => adding?.passage.terms.includes(term));
    if (adding && meaning(added) > meaning(asked) * MIN_ADDED) return adding.passage;

    const [[top], [next]] = [ranked(asked, [first]), ranked(asked, others)];
    if (top && next && next.score >= top.score * NEARLY_EQUAL) return next.passage;
    return others.find(({ order, paragraph }) => order === first.order + 1 && paragraph === first.paragraph);
  }

  return {
    answer(question) {
      const asked = [...new Set(normalizedTerms(question))];
      const [best] = ranked(asked, passages);
      if (!best || best.score === 0) return undefined;
      const met = asked.filter((term) => best.passage.around.has(term));
      if (meaning(met) < meaning(asked) * MIN_MATCH) return undefined;

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
      const around = new Set(normalizedTerms(text));
      // a sentence such as "Please check with the museum" matches many questions but answers none
      const statements = sentencesOf(text).filter((sentence) => !sentence.startsWith('Please '));
      return statements.map((sentence) => ({
        sentence,
        paragraph,
        terms: normalizedTerms(sentence),
        around,
      }));
    })
    .map((passage, order) => ({ ...passage, order }));
}
