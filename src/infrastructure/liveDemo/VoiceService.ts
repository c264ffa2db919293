import type { CuratorAgents } from '#domain/museums/museums.ts';
import { port } from '#application/port.ts';

/** Which voice service this build talks to. */
export interface VoiceService {
  /** Websocket origin without a trailing slash; the vendor's own when absent. */
  readonly origin: string | undefined;
  readonly landingAgentId: string;
  /** None where every curator is the one that the source names. */
  readonly curatorAgents?: CuratorAgents | undefined;
  /** Resolves as soon as it can be called. */
  readonly ready: Promise<unknown>;
}
export const VoiceService = port<VoiceService>('VoiceService');
