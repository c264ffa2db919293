import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { demoSeed } from '../seed/demo.ts';
import { testClient } from '../testing/testClient.ts';

interface Lines {
  readonly phoneNumbers: readonly { readonly calls: readonly { readonly recordingUrl: string | null }[] }[];
}

async function aRecording() {
  const backend = createBackend({ seed: demoSeed(), appUrl: 'https://demo.example/app/' });
  const { get, signIn } = testClient(backend);
  const { token } = await signIn('owner@tableside.example');
  const { body } = await get('/api/companies/trattoria-aurora/calls', { token });
  const calls = (body as Lines).phoneNumbers.flatMap((line) => line.calls);
  const url = calls.find(({ recordingUrl }) => recordingUrl !== null)?.recordingUrl ?? '';
  const hear = (headers: HeadersInit = {}) => backend.respond(new Request(url, { headers }));
  return { url, hear };
}

describe('Call recordings', () => {
  it('are served next to the app to everyone who has the address', async () => {
    const { url, hear } = await aRecording();
    expect(url).toMatch(/^https:\/\/demo\.example\/app\/__backend\/recording\.mp3\?call=/);
    const answer = await hear();
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('Content-Type')).toBe('audio/mpeg');
  });

  it('support range requests for seeking', async () => {
    const { hear } = await aRecording();
    const whole = new Uint8Array((await (await hear())?.arrayBuffer()) ?? new ArrayBuffer());
    const part = await hear({ Range: 'bytes=36-71' });
    expect(part?.status).toBe(206);
    expect(part?.headers.get('Content-Range')).toBe(`bytes 36-71/${whole.length}`);
    expect(new Uint8Array((await part?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(whole.slice(36, 72));
  });
});
