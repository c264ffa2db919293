import { http, type RequestHandler } from 'msw';
import type { CallRow } from '../db/tables.ts';
import { placeholderSpeech } from './audio/placeholderSpeech.ts';
import { audioResponse } from './audio/audioResponse.ts';
import type { HandlerContext } from './context.ts';
import { orNotFound } from './guards.ts';
import { RECORDING_PATH } from '../seed/recordings.ts';

/** Length of a recording whose call has no reported end. */
const SECONDS_WITHOUT_END = 60;

/** Serves call recordings to anyone with the address. */
export function recordingHandlers({ db }: HandlerContext): RequestHandler[] {
  return [
    http.get(`*/${RECORDING_PATH}`, ({ request }) => {
      const call = orNotFound(
        db.calls.find(new URL(request.url).searchParams.get('call') ?? ''),
        'Recording',
      );
      return audioResponse(request, soundOf(call));
    }),
  ];
}

const soundOf = ({ messages, startedAt, endedAt }: CallRow) =>
  placeholderSpeech({
    transcript: messages.map(({ role, message, time }) => ({
      role: role === 'assistant' ? 'agent' : 'user',
      message,
      seconds: time,
    })),
    durationSecs:
      endedAt === null ? SECONDS_WITHOUT_END : (Date.parse(endedAt) - Date.parse(startedAt)) / 1000,
  });
