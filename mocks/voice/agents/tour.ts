import type { Dialogue, Reply } from './dialogue.ts';

const UNHEARD = 'I can hear that you speak, but as a stand-in I cannot make out words.';
const OVER = 'These were all the examples that I have. Please type what you would like to know.';

/** Takes a visitor whose words cannot be made out through the examples of an agent, one at a time. */
interface Tour {
  /** The visitor is in the middle of it. */
  readonly isUnderWay: boolean;
  /** The next example with its answer. */
  next(): Reply;
  /** The visitor has found words that can be read. */
  leave(): void;
}

export function createTour(dialogue: Dialogue): Tour {
  const examples = [...dialogue.exampleQuestions];
  let isUnderWay = false;
  let isExplained = false;

  return {
    get isUnderWay() {
      return isUnderWay;
    },
    next() {
      const example = examples.shift();
      if (example === undefined) {
        isUnderWay = false;
        return { text: isExplained ? OVER : `${UNHEARD} ${OVER}` };
      }
      const opening = isExplained ? 'Or suppose you say:' : `${UNHEARD} So let me show you. Suppose you say:`;
      isExplained = true;
      isUnderWay = true;
      return after(`${opening} ${example}`, dialogue.answer(example));
    },
    leave() {
      isUnderWay = false;
    },
  };
}

function after(words: string, reply: Reply): Reply {
  const { tool } = reply;
  return {
    ...reply,
    text: `${words} ${reply.text}`,
    ...(tool && { tool: { ...tool, replyTo: (result) => after(words, tool.replyTo(result)) } }),
  };
}
