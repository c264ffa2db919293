import { ws } from 'msw';
import { CONVERSATION_PATH } from '../voice/conversationPath.ts';
import type { VoiceService } from '../voice/voiceService.ts';

/**
 * Handles a page's WebSockets to the voice service, on any host.
 * @param load loads the service for the first socket
 */
export function handleVoiceSockets(load: () => Promise<VoiceService>) {
  let service: Promise<VoiceService> | undefined;
  return ws
    .link(new RegExp(`^wss?://[^/]+${CONVERSATION_PATH}(\\?|$)`))
    .addEventListener('connection', ({ client }) => {
      const served = (service ??= load()).then(({ serve }) =>
        serve(client.url, {
          send: (message) => client.send(JSON.stringify(message)),
          close: (code, reason) => client.close(code, reason),
          fail() {
            // a same-page connection exposes its socket, but has no method to break the connection
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
