import { describe, expect, it, vi } from 'vitest';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { PlayerViewModel, type Playable } from './PlayerViewModel.ts';

/** A fake audio element that sends events to the player. */
class FakeAudio implements Playable {
  currentTime = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  readyState = 1;
  refuses = false;
  /** The end of the range in which the host can seek, in seconds. */
  reach = 999;

  constructor(private readonly player: PlayerViewModel) {}

  async play() {
    if (this.refuses) throw new DOMException('no', 'NotAllowedError');
    this.player.started();
  }

  pause() {
    this.player.paused();
  }

  get seekable() {
    return { length: 1, start: () => 0, end: () => this.reach };
  }

  /** Loads the audio from the start, like a browser. */
  load() {
    this.playbackRate = this.defaultPlaybackRate;
    this.currentTime = 0;
    this.player.moved(0);
  }
}

function playing(length = 242) {
  const player = new PlayerViewModel();
  const audio = new FakeAudio(player);
  const detach = player.attach(audio);
  player.lengthKnown(length);
  return { player, audio, detach };
}

describe('PlayerViewModel', () => {
  it('plays and pauses', () => {
    const { player } = playing();
    player.toggle();
    expect(player.playing).toBe(true);
    player.toggle();
    expect(player.playing).toBe(false);
  });

  it('skips forward and back from the current position', () => {
    const { player, audio } = playing();
    player.seek(100);
    player.skip(-5);
    expect(player.seconds).toBe(95);
    player.skip(10);
    expect(player.seconds).toBe(105);
    expect(audio.currentTime).toBe(105);
  });

  it("skips from the audio element's current position", () => {
    const { player, audio } = playing();
    player.moved(10);
    audio.currentTime = 10.4;
    player.skip(5);
    expect(player.seconds).toBe(15.4);
  });

  it('returns the played share, or 0 for an unknown duration', () => {
    const { player } = playing(200);
    expect(player.progress).toBe(0);
    player.moved(50);
    expect(player.progress).toBe(0.25);
    player.moved(201);
    expect(player.progress).toBe(1);
    const unknown = new PlayerViewModel();
    unknown.moved(50);
    expect(unknown.progress).toBe(0);
  });

  it('does not seek beyond the recording', () => {
    const { player } = playing();
    player.skip(-5);
    expect(player.seconds).toBe(0);
    player.seek(999);
    expect(player.seconds).toBe(242);
  });

  it('announces its position', () => {
    const { player } = playing();
    player.moved(83.4);
    expect(player.spokenPosition).toBe('1 minute 23 of 4 minutes 2');
    expect(player.elapsedText).toBe('1:23');
    expect(player.totalText).toBe('4:02');
  });

  it('applies a position and speed that were chosen before the audio was attached', () => {
    const player = new PlayerViewModel();
    player.seek(83);
    player.setSpeed(1.5);
    const audio = new FakeAudio(player);
    player.attach(audio);
    expect(audio).toMatchObject({ currentTime: 83, playbackRate: 1.5 });
  });

  it('keeps the position of audio that was started elsewhere until the user seeks', () => {
    const player = new PlayerViewModel();
    const audio = new FakeAudio(player);
    audio.currentTime = 3;
    player.attach(audio);
    expect(audio.currentTime).toBe(3);
  });

  it('uses the expected duration until the audio reports its own', () => {
    const player = new PlayerViewModel();
    player.expect({ seconds: 90, lines: [] });
    expect(player.total).toBe(90);
    player.lengthKnown(Number.POSITIVE_INFINITY);
    expect(player.total).toBe(90);
    player.lengthKnown(0);
    expect(player.total).toBe(90);
    player.lengthKnown(92.5);
    expect(player.total).toBe(92.5);
  });

  it('returns the current line, or none before playback', () => {
    const player = new PlayerViewModel();
    const lines = [
      { speaker: 'agent', text: 'Trattoria Aurora!', atSeconds: 1 },
      { speaker: 'caller', text: 'A table for two.', atSeconds: 5 },
    ] as const;
    player.expect({ seconds: 72, lines });
    expect(player.currentLine).toBe(-1);
    player.moved(1);
    expect(player.currentLine).toBe(-1);
    player.started();
    expect(player.currentLine).toBe(0);
    player.seek(5);
    expect(player.currentLine).toBe(1);
  });

  it('stays paused if the browser refuses to play', async () => {
    const { player, audio } = playing();
    audio.refuses = true;
    player.toggle();
    await flushPromises();
    expect(player.playing).toBe(false);
  });

  it('keeps its position when the sound device is lost, and continues there', () => {
    const { player, audio } = playing();
    player.toggle();
    player.moved(42);
    player.interrupted();
    expect(player).toMatchObject({ playing: false, isInterrupted: true, seconds: 42 });
    expect(audio.currentTime).toBe(42);
    player.toggle();
    expect(player).toMatchObject({ playing: true, isInterrupted: false });
    player.moved(43);
    expect(player.seconds).toBe(43);
  });

  it('keeps its speed when the audio is reloaded', () => {
    const { player, audio } = playing();
    player.setSpeed(1.5);
    player.interrupted();
    expect(audio.playbackRate).toBe(1.5);
  });

  it("stays at its position and shows a message if the host can't seek", () => {
    const { player, audio } = playing();
    audio.reach = 0;
    audio.currentTime = 30;
    player.moved(30);
    player.skip(5);
    expect(player).toMatchObject({ seconds: 30, cannotSeek: true });
    expect(audio.currentTime).toBe(30);
    player.seek(0);
    expect(player).toMatchObject({ seconds: 0, cannotSeek: false });
  });

  it("starts over and shows a message if the audio reloads from a host that can't seek", () => {
    const { player, audio } = playing();
    player.moved(42);
    audio.reach = 0;
    player.interrupted();
    player.loaded(242);
    expect(player).toMatchObject({ seconds: 0, cannotSeek: true });
  });

  it('on request, plays the next attached audio element from the same position', async () => {
    const { player, detach } = playing();
    player.seek(83);
    detach();
    player.playOnAttach();
    const next = new FakeAudio(player);
    player.attach(next);
    await flushPromises();
    expect(player.playing).toBe(true);
    expect(next.currentTime).toBe(83);
  });

  it('pauses when its audio is detached', () => {
    const { player, audio, detach } = playing();
    const pause = vi.spyOn(audio, 'pause').mockImplementation(() => undefined);
    player.toggle();
    detach();
    expect(pause).toHaveBeenCalledOnce();
    expect(player.playing).toBe(false);
  });

  it('uses the expected duration and ignores the audio element after detaching', () => {
    const { player, audio, detach } = playing();
    player.expect({ seconds: 90, lines: [] });
    detach();
    expect(player.total).toBe(90);
    player.seek(30);
    expect(audio.currentTime).toBe(0);
  });
});
