import { ws } from 'msw';
import { CONVERSATION_PATH } from '../voice/conversationPath.ts';
import type { VoiceService } from '../voice/voiceService.ts';

/**
 * Serves the conversations of the voice service inside a page, whatever host they are on.
 * @param load loads it; called when the first socket is opened
 */
export function voiceLink(load: () => Promise<VoiceService>) {
  let service: Promise<VoiceService> | undefined;
  return ws
    .link(new RegExp(`^wss?://[^/]+${CONVERSATION_PATH}(\\?|$)`))
    .addEventListener('connection', ({ client }) => {
      const served = (service ??= load()).then(({ serve }) =>
        serve(client.url, {
          send: (message) => client.send(JSON.stringify(message)),
          close: (code, reason) => client.close(code, reason),
          fail() {
            // a connection of this page has its socket, which no way to fail is offered of
            const { socket } = client as unknown as { readonly socket: WebSocket };
            socket.dispatchEvent(new Event('error'));
            client.close(1006);
          },
        }),
      );
      client.addEventListener(
        'message',
        ({ data }) => void served.then(({ receive }) => receive(typeof data === 'string' ? data : '')),
      );
      client.addEventListener('close', ({ code }) => void served.then(({ closed }) => closed(code)));
    });
}
