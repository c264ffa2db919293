import type { CallEvent, CallRequest, VoiceCall } from '#application/liveDemo/VoiceLine.ts';
import { ElevenLabsVoiceLine } from '#infrastructure/liveDemo/ElevenLabsVoiceLine.ts';

/** The options of a voice session. The page creates the tools itself, because it can't receive functions. */
type Wish = Partial<Pick<CallRequest, 'agent' | 'variables' | 'overrides' | 'llmExtraBody'>>;

/** A page that contains only the voice line. */
class LinePage {
  readonly events: CallEvent[] = [];
  call: VoiceCall | undefined;
  reply: unknown;
  private readonly giveUpSignal = new AbortController();
  private readonly line = new ElevenLabsVoiceLine({
    origin: new URLSearchParams(location.search).get('origin') ?? undefined,
    landingAgentId: 'agent_landing',
    curatorAgents: { 'planet-word': 'agent_words' },
    ready: Promise.resolve(),
  });

  async connect(wish: Wish = {}): Promise<void> {
    const reply = await this.line
      .connect({
        agent: 'landing',
        variables: { platform: 'web' },
        ...wish,
        tools: {
          add: (given) => {
            const { a, b } = given as { a: number; b: number };
            return String(a + b);
          },
          fail: async () => {
            throw new Error('the oven is cold');
          },
        },
        listen: (event) => this.events.push(event),
        signal: this.giveUpSignal.signal,
      })
      .catch((failure: unknown) => ({ connected: false as const, problem: String(failure) }));
    if (reply.connected) this.call = reply.call;
    this.reply = reply.connected ? 'connected' : reply.problem;
  }

  giveUp(): void {
    this.giveUpSignal.abort();
  }
}

declare global {
  interface Window {
    linePage: LinePage;
  }
}
window.linePage = new LinePage();
