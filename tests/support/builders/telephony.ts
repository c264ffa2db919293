import type { CallLog } from '#domain/telephony/callLog.ts';
import type { TelephonyConfig } from '#domain/telephony/telephonyConfig.ts';

export function aTelephonyConfig(changes: Partial<TelephonyConfig> = {}): TelephonyConfig {
  return {
    phoneNumber: '+12125550142',
    phoneId: 'phone-1',
    assistantId: 'trattoria-aurora',
    maxCallDuration: 10,
    callRecordingEnabled: true,
    transcriptionEnabled: true,
    backgroundAudioType: 'ambient',
    backgroundAudioUrl: '',
    maxRetries: 2,
    retryDelay: 5,
    busyMessage: 'All lines are busy.',
    afterHoursMessage: 'We are closed right now.',
    silenceTimeout: 10,
    interruptionSensitivity: 5,
    endCallPhrases: ['goodbye'],
    transferPhrases: ['talk to the manager'],
    ...changes,
  };
}

export function aCallLog(changes: Partial<CallLog> = {}): CallLog {
  return {
    id: 'log-1',
    callId: 'call-1',
    startedAt: new Date('2026-03-04T17:30:00Z'),
    customerNumber: '+16465550123',
    seconds: 72,
    status: 'completed',
    satisfaction: 4,
    ...changes,
  };
}
