import type { Dialogue, Reply } from './dialogue.ts';

const UNHEARD = 'I can hear that you speak, but as a stand-in I cannot make out words.';
const OVER = 'These were all the examples that I have. Please type what you would like to know.';

/** Answers the agent's example questions one by one, when the visitor's speech can't be understood. */
interface Tour {
  /** Whether the tour has started. */
  readonly isRunning: boolean;
  /** The next example with its answer. */
  next(): Reply;
  /** Ends the tour because the visitor has typed a message. */
  leave(): void;
}

export function createTour(dialogue: Dialogue): Tour {
  const examples = [...dialogue.exampleQuestions];
  let isRunning = false;
  let isExplained = false;

  return {
    get isRunning() {
      return isRunning;
    },
    next() {
      const example = examples.shift();
      if (example === undefined) {
        isRunning = false;
        return { text: isExplained ? OVER : `${UNHEARD} ${OVER}` };
      }
      const opening = isExplained ? 'Or suppose you say:' : `${UNHEARD} So let me show you. Suppose you say:`;
      isExplained = true;
      isRunning = true;
      return after(`${opening} ${example}`, dialogue.answer(example));
    },
    leave() {
      isRunning = false;
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
