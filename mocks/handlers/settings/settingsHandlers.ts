import type { RequestHandler } from 'msw';
import type { HandlerContext } from '../context.ts';
import { deploymentHandlers } from '../deployments/deployments.ts';
import { instructionsHandlers } from '../instructions/instructions.ts';
import { menuHandlers } from '../menus/menus.ts';
import { telephonyHandlers } from '../telephony/telephony.ts';
import { voiceHandlers } from '../voice/voice.ts';

/** The handlers of an agent's settings, which load on first use. */
export function settingsHandlers(context: HandlerContext): RequestHandler[] {
  return [
    ...voiceHandlers(context),
    ...instructionsHandlers(context),
    ...menuHandlers(context),
    ...telephonyHandlers(context),
    ...deploymentHandlers(context),
  ];
}
