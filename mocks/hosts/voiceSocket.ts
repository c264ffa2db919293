import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { CONVERSATION_PATH } from '../voice/conversationPath.ts';
import type { VoiceService } from '../voice/voiceService.ts';

const PROTOCOL = 'convai';
/** The close code of a lost connection. A server can't send this code. */
const ABNORMAL_CLOSURE = 1006;
/** A frame with a reserved opcode. The receiver must fail the connection. */
const INVALID_FRAME = Buffer.from([0x83, 0x00]);

/** Serves the voice service's sessions on a Node server as WebSockets. */
export function serveVoice(server: Server, service: VoiceService): { close(): void } {
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => offered.has(PROTOCOL) && PROTOCOL,
  });

  server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', 'ws://localhost');
    if (url.pathname !== CONVERSATION_PATH) return connection.end('HTTP/1.1 404 Not Found\r\n\r\n');
    return sockets.handleUpgrade(request, connection, head, (socket) => serve(socket, connection, url));
  });

  function serve(socket: WebSocket, connection: Duplex, url: URL) {
    const served = service.serve(url, {
      send: (message) => socket.send(JSON.stringify(message)),
      close: (code, reason) =>
        code === ABNORMAL_CLOSURE ? connection.destroy() : socket.close(code, reason),
      fail: () => connection.end(INVALID_FRAME),
    });
    socket.on('message', (data: Buffer) => served.receive(data.toString()));
    socket.on('close', (code) => served.closed(code));
    // a 'close' event follows each error
    socket.on('error', () => undefined);
  }

  return {
    close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}
