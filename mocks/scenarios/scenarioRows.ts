import type {
  AgentRow,
  CallLogRow,
  CallRow,
  CompanyRow,
  PosConnectionRow,
  ConversationRow,
  DeploymentRow,
  OrderRow,
  PendingChangeRow,
} from '../db/tables.ts';

export const FIXED_PAST_DATE = '2025-03-04T09:00:00.000Z';
const SCENARIO_EVENING = '2026-01-15T18:30:00.000Z';
/** A time later than every date in the scenarios. */
export const SCENARIO_NOW = '2026-01-22T12:00:00.000Z';

export const aCompany: CompanyRow = {
  id: 'company-1',
  name: 'Trattoria Aurora',
  description: 'Neighbourhood Italian',
  logoUrl: 'https://aurora.example/logo.png',
  website: 'https://aurora.example',
  email: 'ciao@aurora.example',
  phone: '+12125550142',
  tagline: 'Since 1987',
  address: { street: '14 Mulberry Street', city: 'New York', state: 'NY', zipCode: '10013', country: 'USA' },
  createdAt: FIXED_PAST_DATE,
  plan: 'standard',
  minutes: {
    totalCredits: 1500,
    usedCredits: 930,
    creditHistory: [{ date: FIXED_PAST_DATE, credits: 1500, reason: 'Monthly minutes' }],
    lastCheckedDate: SCENARIO_EVENING,
  },
  apiKey: 'key-1',
  telephony: { phoneId: 'phone-1', phoneNumber: '+12125550142' },
  assistant: {
    assistantId: 'trattoria-aurora',
    voiceId: 'Elliot',
    firstMessage: 'Trattoria Aurora! How can I help you today?',
    backgroundSound: null,
  },
  menuData: { businessName: 'Trattoria Aurora', menu: { entrees: [] } },
};

export const aCall: CallRow = {
  id: 'call-1',
  phoneNumberId: 'phone-1',
  startedAt: SCENARIO_EVENING,
  endedAt: '2026-01-15T18:31:12.000Z',
  messages: [
    { role: 'assistant', message: 'Trattoria Aurora! How can I help you today?', time: 1.2 },
    { role: 'user', message: 'A table for two at eight, please.', time: 5.8 },
  ],
  successEvaluation: 'true',
  summary: 'Booked a table for two at eight.',
  recordingUrl: 'https://recordings.aurora.example/call-1.mp3',
};

export const aConversation: ConversationRow = {
  id: 'conversation-1',
  agentId: 'agent-1',
  startedAt: SCENARIO_EVENING,
  durationSecs: 72,
  outcome: 'success',
  status: 'done',
  hasAudio: false,
  transcript: [
    { role: 'agent', message: 'Trattoria Aurora! How can I help you today?', seconds: 1 },
    { role: 'user', message: 'A table for two at eight, please.', seconds: 6 },
  ],
};

export const anAgent: AgentRow = {
  id: 'agent-1',
  companyId: 'company-1',
  provider: 'elevenLabs',
  name: 'Host',
  createdAt: FIXED_PAST_DATE,
  phoneNumbers: [{ label: 'Front desk', phoneNumber: '+12125550142' }],
};

export const anOrder: OrderRow = {
  id: 'order-1',
  companyId: 'company-1',
  orderNumber: '1042',
  timestamp: SCENARIO_EVENING,
  details: 'TABLE 4\n2 x Tagliatelle al ragù\n1 x Tiramisù',
  isPrinted: false,
  printsAt: null,
};

export const aConnection: PosConnectionRow = {
  id: 'connection-1',
  companyId: 'company-1',
  provider: 'square',
  merchantId: 'merchant-1',
};

export const aCallLog: CallLogRow = {
  id: 'log-1',
  companyId: 'company-1',
  callId: 'call-1',
  startTime: SCENARIO_EVENING,
  customerNumber: '+16465550123',
  duration: 72,
  status: 'completed',
  satisfaction: 4,
};

export const aPendingChange: PendingChangeRow = {
  id: 'change-1',
  companyId: 'company-1',
  kind: 'voice',
  description: 'Voice configuration updated',
  timestamp: SCENARIO_EVENING,
  userName: 'Marcus Webb',
  fieldChanges: [{ field: 'temperature', before: 0.7, after: 0.4 }],
  before: { temperature: 0.7 },
};

export const aDeployment: DeploymentRow = {
  id: 'deployment-1',
  companyId: 'company-1',
  status: 'success',
  environment: 'production',
  deployedAt: SCENARIO_EVENING,
  deployedBy: 'Giulia Ferraro',
  changes: [
    {
      kind: 'telephony',
      description: 'Telephony configuration updated',
      fields: ['callHandling.maxRetries'],
      before: { callHandling: { maxRetries: 5 } },
    },
  ],
  rollbackAvailable: true,
  notes: 'Fewer tries for the late shift',
};
