import { createKnowledge } from '../knowledge/knowledge.ts';
import type { Dialogue } from './dialogue.ts';
import { isGoodbye } from './smallTalk.ts';

/** What a museum's curator knows. */
export interface CuratorKnowledge {
  readonly museum: string;
  readonly exhibit: string;
  readonly exampleQuestions: readonly string[];
  /** In paragraphs. */
  readonly context: readonly string[];
}

/** A museum's curator: answers in the sentences of its context, and says so when none fits. */
export function curator({ museum, exhibit, exampleQuestions, context }: CuratorKnowledge): Dialogue {
  const facts = [...context];
  let knowledge = createKnowledge(facts);
  return {
    greeting: `Hello, I am the virtual curator of ${withArticle(museum)}. What would you like to know about ${exhibit}?`,
    exampleQuestions,
    answer(question) {
      if (isGoodbye(question)) return { text: 'Thank you for talking to me. Goodbye!', isLast: true };
      const text = knowledge.answer(question);
      return { text: text ?? notKnown(museum) };
    },
    learn(fact) {
      facts.push(fact);
      knowledge = createKnowledge(facts);
    },
  };
}

const notKnown = (museum: string) =>
  `I am sorry, what I have been told does not answer that. Surely ${withArticle(museum)} can help you.`;

/** `the Brooklyn Museum`, but `Planet Word`: only what is called by what it is takes an article. */
const withArticle = (name: string) =>
  /\b(museum|gallery|castle)\b/i.test(name) && !/^(the|this) /i.test(name) ? `the ${name}` : name;
