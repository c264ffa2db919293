import type { Deployment } from '#domain/deployments/deployment.ts';
import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { telephonyWarnings, type TelephonyConfig } from '#domain/telephony/telephonyConfig.ts';
import { voiceWarnings, type VoiceConfig } from '#domain/voice/voiceConfig.ts';

/** What a new restaurant sets up before its phone answers, in order. */
export const FIRST_DAY_STEPS = ['menu', 'voice', 'instructions', 'telephony', 'deployments'] as const;
export type FirstDayStep = (typeof FIRST_DAY_STEPS)[number];

/**
 * Whether what is left of the first day is done by itself: nothing but the deployment is left, and nothing waits for one, so that
 * all that was saved is live. (see rule: setup steps)
 * @param waiting how many changes are not live, if that is known
 */
export const isAlreadyLive = (left: readonly FirstDayStep[], waiting: number | undefined): boolean =>
  waiting === 0 && left.every((step) => step === 'deployments');

/**
 * When a step of the first day is done: a dish can be ordered; there are a voice and a first message; the agent is told
 * something; there is a number to dial; a deployment went through, at least in part. (rule: setup steps)
 */
export const isStepDone = {
  menu: ({ categories }: Menu) =>
    categories.some(({ isActive, items }) => isActive && items.some((item) => item.availability.isAvailable)),
  voice: (config: VoiceConfig) => Object.keys(voiceWarnings(config)).length === 0,
  instructions: ({ coreInstructions, systemPrompt }: AgentInstructions) =>
    systemPrompt.trim() !== '' ||
    coreInstructions.some(({ instruction, isActive }) => isActive && instruction.trim() !== ''),
  telephony: (config: TelephonyConfig) => telephonyWarnings(config).phoneNumber !== 'missing',
  deployments: (history: readonly Deployment[]) => history.some(({ status }) => status !== 'failed'),
} as const;
