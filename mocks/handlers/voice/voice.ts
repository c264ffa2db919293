import { http, HttpResponse, type RequestHandler } from 'msw';
import { audioResponse } from '../audio/audioResponse.ts';
import { placeholderSpeech } from '../audio/placeholderSpeech.ts';
import { saveSettings } from '../settings/saveSettings.ts';
import { settingsOf } from '../../db/settings/settings.ts';
import type { VoiceConfig } from '../../db/settings/shapes.ts';
import { VOICES } from './voices.ts';
import type { HandlerContext } from '../context.ts';
import { requireAdmin, orNotFound, requireMember, requireSignedIn } from '../guards.ts';
import {
  booleanField,
  jsonObject,
  numberWithin,
  oneOf,
  optionalText,
  optionalWebAddress,
  requiredText,
  textField,
  type Body,
} from '../body.ts';

/** The maximum length of a test message, in characters. */
const LONGEST_TEST = 500;

/** The approximate duration of one spoken character. */
const SECONDS_PER_CHARACTER = 0.065;

/**
 * Handles GET and PUT voice-config, POST voice-config/test, the list of voices, and the test audio, which
 * everyone who has the address can read.
 */
export function voiceHandlers(context: HandlerContext): RequestHandler[] {
  const { db, now } = context;
  return [
    http.get('*/api/companies/restaurants/:id/voice-config', ({ request, params }) => {
      const { company } = requireMember(context, request, params['id']);
      return HttpResponse.json(settingsOf(db, company, 'voice'));
    }),

    http.put('*/api/companies/restaurants/:id/voice-config', async ({ request, params }) => {
      const access = requireAdmin(context, request, params['id']);
      const next = voiceConfig(await jsonObject(request));
      await saveSettings(db, access, now, {
        kind: 'voice',
        next,
        description: 'Voice configuration updated',
      });
      return HttpResponse.json({ success: true });
    }),

    http.post('*/api/companies/restaurants/:id/voice-config/test', async ({ request, params }) => {
      requireAdmin(context, request, params['id']);
      const body = await jsonObject(request);
      const voiceId = requiredText(body, 'voiceId');
      const message = requiredText(body, 'testMessage');
      const isKnown = VOICES.some(({ id }) => id === voiceId);
      if (!isKnown || message.length > LONGEST_TEST) return HttpResponse.json({ success: false });
      const audioUrl = new URL(`/api/voice/samples/${voiceId}.mp3`, request.url);
      audioUrl.searchParams.set('text', message);
      return HttpResponse.json({ success: true, audioUrl: audioUrl.href });
    }),

    http.get('*/api/voice/available-voices', ({ request }) => {
      requireSignedIn(context, request);
      return HttpResponse.json({ voices: VOICES });
    }),

    http.get('*/api/voice/samples/:file', ({ request, params }) => {
      const voice = VOICES.find(({ id }) => `${id}.mp3` === params['file']);
      const { gender } = orNotFound(voice, 'Voice');
      const message = new URL(request.url).searchParams.get('text') ?? '';
      const sound = placeholderSpeech({
        transcript: [{ role: gender === 'female' ? 'agent' : 'user', message, seconds: 0 }],
        durationSecs: 1 + message.length * SECONDS_PER_CHARACTER,
      });
      return audioResponse(request, sound);
    }),
  ];
}

/** @throws 400 */
function voiceConfig(body: Body): VoiceConfig {
  return {
    voiceId: textField(body, 'voiceId'),
    voiceName: textField(body, 'voiceName'),
    speakingSpeed: numberWithin(body, 'speakingSpeed', 0.5, 2),
    voiceStability: numberWithin(body, 'voiceStability', 0, 1),
    personality: oneOf(body, 'personality', ['friendly', 'professional', 'energetic', 'custom']),
    customPersonality: optionalText(body, 'customPersonality'),
    firstMessage: textField(body, 'firstMessage'),
    temperature: numberWithin(body, 'temperature', 0, 1),
    maxResponseTime: oneOf(body, 'maxResponseTime', [10, 15, 20, 30]),
    enableBackgroundSound: booleanField(body, 'enableBackgroundSound'),
    backgroundSoundUrl: optionalWebAddress(body, 'backgroundSoundUrl'),
  };
}
