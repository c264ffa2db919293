import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CallResources } from './CallResources.ts';
import { CallSocket } from './CallSocket.ts';

class FakeSocket extends EventTarget {
  static readonly CLOSING = 2;
  readyState = 1;
  close() {
    this.readyState = FakeSocket.CLOSING;
  }
}

beforeEach(() => void vi.stubGlobal('WebSocket', FakeSocket));

const METADATA = {
  type: 'conversation_initiation_metadata',
  conversation_initiation_metadata_event: { agent_output_audio_format: 'pcm_16000' },
};

/** Opens a socket. Returns functions that send to the socket, and the messages that reach the library. */
function start({ isConnected = true } = {}) {
  const received: string[] = [];
  const onAudio = vi.fn();
  const call = new CallSocket(new CallResources(), onAudio);
  const socket = call.open('wss://voice.example');
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { type, audio_event: audio } = JSON.parse(data) as {
      type: string;
      audio_event?: { event_id: number };
    };
    received.push(audio ? `audio ${audio.event_id}` : type);
  });
  const sendData = (data: unknown) => void socket.dispatchEvent(new MessageEvent('message', { data }));
  const send = (message: object) => sendData(JSON.stringify(message));
  const audio = (event_id: unknown) =>
    send({ type: 'audio', audio_event: { audio_base_64: 'AAAA', event_id } });
  const interruption = (event_id: unknown) =>
    send({ type: 'interruption', interruption_event: { event_id } });
  if (isConnected) send(METADATA);
  received.splice(0);
  return { call, socket, received, onAudio, send, sendData, audio, interruption };
}

// contracts/README.md defines repeated and out-of-order messages
describe('A voice session', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });

  it('fails if the service does not accept it within 15 s', () => {
    const { call, socket, send } = start({ isConnected: false });
    const onClose = vi.fn();
    socket.addEventListener('close', onClose);
    send({ type: 'ping' });
    vi.advanceTimersByTime(14_999);
    expect(onClose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onClose).toHaveBeenCalledOnce();
    expect(call.hasFailed).toBe(true);
  });

  it('continues after 15 s once accepted', () => {
    const { call, socket } = start();
    vi.advanceTimersByTime(60_000);
    expect(call.hasFailed).toBe(false);
    expect(socket.readyState).toBe(1);
  });
});

describe('The messages of a voice session', () => {
  it('play audio as it arrives, even repeated audio', () => {
    const { audio, received, onAudio } = start();
    for (const id of [3, 2, 2]) audio(id);
    expect(received).toEqual(['audio 3', 'audio 2', 'audio 2']);
    expect(onAudio).toHaveBeenCalledTimes(3);
  });

  it('lose audio with a lower id than an interruption', () => {
    const { audio, interruption, received } = start();
    audio(1);
    interruption(5);
    audio(4);
    audio(5);
    expect(received).toEqual(['audio 1', 'interruption', 'audio 5']);
  });

  it('can repeat or delay an interruption, and only the latest one has an effect', () => {
    const { audio, interruption, received } = start();
    for (const id of [5, 5, 2]) interruption(id);
    audio(4);
    expect(received).toEqual(['interruption', 'interruption', 'interruption']);
  });

  it('play no audio between the visitor’s interruption and the service’s confirmation', () => {
    const { call, audio, send, received } = start();
    audio(7);
    call.interrupt();
    audio(9);
    send({ type: 'agent_response' });
    audio(10);
    expect(received).toEqual(['audio 7', 'interruption', 'agent_response', 'audio 10']);
  });

  it('are delivered after the metadata, in order, if they arrive earlier', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { audio, send, received, onAudio } = start({ isConnected: false });
    send({ type: 'ping' });
    audio(1);
    expect(received).toEqual([]);
    send(METADATA);
    vi.runAllTimers();
    send({ type: 'agent_response' });
    expect(received).toEqual([METADATA.type, 'ping', 'audio 1', 'agent_response']);
    expect(onAudio).toHaveBeenCalledOnce();
  });

  it("are ignored if they aren't events", () => {
    for (const [what, data] of [
      ['text', 'Bad gateway'],
      ['binary', new Blob(['{}'])],
      ['null', 'null'],
      ['a list', '[]'],
      ['without a type', '{}'],
    ] as const) {
      const { sendData, send, received } = start({ isConnected: false });
      sendData(data);
      send(METADATA);
      sendData(data);
      expect(received, what).toEqual([METADATA.type]);
    }
  });

  it('report an unsupported audio format', () => {
    for (const format of ['pcm_0', 'mp3_44100', 'opus_48000', 'pcm_']) {
      const { call, send } = start();
      send({
        type: 'conversation_initiation_metadata',
        conversation_initiation_metadata_event: { agent_output_audio_format: format },
      });
      expect(call.unsupportedFormat, format).toBe(format);
    }
  });
});
