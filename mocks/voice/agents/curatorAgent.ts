import { createKnowledgeBase } from '../knowledge/knowledge.ts';
import type { Dialogue } from './dialogue.ts';
import { isGoodbye } from './smallTalk.ts';

export interface CuratorKnowledge {
  readonly museum: string;
  readonly exhibit: string;
  readonly exampleQuestions: readonly string[];
  /** One element per paragraph. */
  readonly context: readonly string[];
}

/** Creates a museum curator that answers with sentences from the context, or says that it doesn't know. */
export function curatorAgent({ museum, exhibit, exampleQuestions, context }: CuratorKnowledge): Dialogue {
  const facts = [...context];
  let knowledge = createKnowledgeBase(facts);
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
      knowledge = createKnowledgeBase(facts);
    },
  };
}

const notKnown = (museum: string) =>
  `I am sorry, what I have been told does not answer that. Surely ${withArticle(museum)} can help you.`;

/** Adds "the" to names that end in a generic noun: `the Brooklyn Museum`, but `Planet Word`. */
const withArticle = (name: string) =>
  /\b(museum|gallery|castle)\b/i.test(name) && !/^(the|this) /i.test(name) ? `the ${name}` : name;
