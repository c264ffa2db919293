import { sessionProblems } from './sessionProblems.ts';
import { audioSession, textSession, type Service } from './sessions.ts';

/** The consequences of a missing or invalid message. */
const consequences: Readonly<Record<string, string>> = {
  conversation_initiation_metadata: 'the call can’t start',
  audio: 'the visitor doesn’t hear the agent',
  agent_response: 'the transcript lacks the agent’s words',
  user_transcript: 'the transcript lacks the visitor’s words',
  interruption: 'the agent keeps talking when the visitor does',
};

/**
 * Checks a voice service in two sessions, one with text and one with sound.
 * @returns one text per deviation, some with the consequence on a second line
 */
export async function voiceProblems(service: Service): Promise<readonly string[]> {
  const found = [
    ...sessionProblems(await textSession(service), 'text').map((line) => ['text', line] as const),
    ...sessionProblems(await audioSession(service), 'audio').map((line) => ['sound', line] as const),
  ];
  // without this message, no session starts, and all others are missing too
  const first = found.filter(([, line]) => line.startsWith('conversation_initiation_metadata'));
  return [...Map.groupBy(first.length > 0 ? first : found, ([, line]) => line)].map(([line, all]) => {
    const kinds = all.map(([kind]) => kind).join(' and ');
    const consequence = consequences[/^\w+/.exec(line)?.[0] ?? ''];
    return `Voice session with ${kinds}  ${line}${consequence ? `\n    breaks the call: ${consequence}` : ''}`;
  });
}
