import type { CuratorAgents } from '#domain/museums/museums.ts';
import { port } from '#application/port.ts';

/** The voice service of this build. */
export interface VoiceService {
  /** Websocket origin without a trailing slash. Defaults to the vendor's. */
  readonly origin: string | undefined;
  readonly landingAgentId: string;
  /** Overrides of the curators' agent ids, if any. */
  readonly curatorAgents?: CuratorAgents | undefined;
  /** Resolves once sessions can start. */
  readonly ready: Promise<unknown>;
}
export const VoiceService = port<VoiceService>('VoiceService');
