import { expect, type Page, type WebSocket } from '@playwright/test';

type Message = Readonly<Record<string, unknown>>;

/** Records a page's voice sessions as WebSocket messages. */
export class Sessions {
  private readonly sockets: WebSocket[] = [];
  private readonly sent: Message[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/v1/convai/conversation')) return;
      this.sockets.push(socket);
      socket.on('framesent', ({ payload }) => void this.sent.push(JSON.parse(String(payload)) as Message));
    });
  }

  get count() {
    return this.sockets.length;
  }

  /** Waits for the first message of this type from the page. */
  async sentOf(type: string): Promise<Message> {
    await expect.poll(() => this.allOf(type).length).toBeGreaterThan(0);
    return this.allOf(type)[0] ?? {};
  }

  allOf(type: string): Message[] {
    return this.sent.filter((message) => message['type'] === type);
  }

  async expectAllClosed(): Promise<void> {
    await expect.poll(() => this.sockets.filter((socket) => !socket.isClosed()).length).toBe(0);
  }
}
