import type { Deployment } from '#domain/deployments/deployment.ts';
import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { telephonyWarnings, type TelephonyConfig } from '#domain/telephony/telephonyConfig.ts';
import { voiceWarnings, type VoiceConfig } from '#domain/voice/voiceConfig.ts';

/** The setup steps that a new restaurant needs before its phone answers, in order. */
export const FIRST_DAY_STEPS = ['menu', 'voice', 'instructions', 'telephony', 'deployments'] as const;
export type FirstDayStep = (typeof FIRST_DAY_STEPS)[number];

/**
 * Returns whether everything is already live: only the deployment step is left, and no change is pending.
 * (see rule: setup steps)
 * @param waiting number of pending changes, if known
 */
export const isAlreadyLive = (left: readonly FirstDayStep[], waiting: number | undefined): boolean =>
  waiting === 0 && left.every((step) => step === 'deployments');

/**
 * Whether each setup step is done. The menu needs an available dish. The voice needs a voice and a first
 * message. The instructions need a prompt or an active instruction. The telephony needs a phone number. The
 * deployment step needs a deployment that succeeded at least in part. The list disappears when all are done,
 * or when only the deployment is left and nothing is pending. (rule: setup steps)
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
