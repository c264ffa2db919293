import * as v from 'valibot';
import { ClientMessage, ServerMessage } from './messages.ts';

/** A message of a session, from the app or from the service. */
export interface SessionMessage {
  readonly from: 'service' | 'app';
  readonly message: unknown;
}

export const typeOf = ({ message }: Pick<SessionMessage, 'message'>): string | undefined =>
  (message as { readonly type?: string } | null)?.type;

const METADATA = 'conversation_initiation_metadata';

/** The messages that the service must send in a session. */
export const EXPECTED = {
  text: [METADATA, 'agent_response'],
  audio: [METADATA, 'agent_response', 'audio', 'interruption', 'user_transcript'],
} as const;

const agreedTypes = new Set<string | undefined>(
  ServerMessage.options.map(({ entries }) => entries.type.literal),
);

/** Finds missing and invalid messages of a session. Returns one line each, with the message's name. */
export function sessionProblems(
  messages: readonly SessionMessage[],
  kind: keyof typeof EXPECTED,
): readonly string[] {
  const ofService = messages.filter(({ from }) => from === 'service');
  const types = ofService.map(typeOf);
  const missing = EXPECTED[kind]
    .filter((type) => !types.includes(type))
    .map((type) => `${type}: expected at least one, got none; the service sent ${namesOf(types)}`);
  const first = types[0];
  const isLate = first !== undefined && first !== METADATA && types.includes(METADATA);
  return [
    ...new Set([
      ...missing,
      ...(isLate ? [`${METADATA}: expected as the first message, got after ${first}`] : []),
      ...(hasBlankGreeting(ofService) ? ['agent_response: expected a greeting, got a blank text'] : []),
      ...messages.flatMap(invalidIn),
    ]),
  ];
}

const namesOf = (types: readonly (string | undefined)[]) =>
  [...new Set(types.map((type) => type ?? 'a message without a type'))].join(', ') || 'nothing';

function hasBlankGreeting(ofService: readonly SessionMessage[]): boolean {
  const greeting = ofService.find((one) => typeOf(one) === 'agent_response');
  const parsed = v.safeParse(ServerMessage, greeting?.message);
  if (!parsed.success || parsed.output.type !== 'agent_response') return false;
  return parsed.output.agent_response_event.agent_response.trim() === '';
}

/** Finds invalid messages. Ignores messages of unknown types, as the app does. */
function invalidIn({ from, message }: SessionMessage): readonly string[] {
  const type = typeOf({ message });
  if (from === 'service' && !agreedTypes.has(type)) return [];
  const { issues } = v.safeParse(from === 'app' ? ClientMessage : ServerMessage, message);
  return (issues ?? []).map((issue) => {
    const at = v.getDotPath(issue);
    const isMissing = issue.received === 'undefined';
    const expected = isMissing ? 'a value' : issue.kind === 'validation' ? issue.message : issue.expected;
    const got = isMissing ? 'none' : issue.received;
    const place = [type ?? 'a message of the app', at ?? []].flat().join(' ');
    return `${place}: expected ${expected}, got ${got}`.slice(0, 200);
  });
}
