import { curatorAgent } from './curatorAgent.ts';
import type { Dialogue } from './dialogue.ts';

/** An agent that knows the paragraphs of the client's prompt and suggests the questions in it. */
export function promptedAgent(prompt: string): Dialogue {
  const paragraphs = prompt.split(/\n+/).map((line) => line.replace(/^[-*•]\s*/, '').trim());
  const isQuestion = (line: string) => line.endsWith('?');
  const dialogue = curatorAgent({
    museum: 'this museum',
    exhibit: 'it',
    exampleQuestions: paragraphs.filter(isQuestion),
    context: paragraphs.filter((line) => line !== '' && !isQuestion(line)),
  });
  return { ...dialogue, greeting: 'Hello! What would you like to know?' };
}
