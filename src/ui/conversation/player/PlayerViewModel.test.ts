import { describe, expect, it, vi } from 'vitest';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { PlayerViewModel, type Playable } from './PlayerViewModel.ts';

/** Tells the player what an audio element would. */
class FakeAudio implements Playable {
  currentTime = 0;
  playbackRate = 1;
  refuses = false;

  constructor(private readonly player: PlayerViewModel) {}

  async play() {
    if (this.refuses) throw new DOMException('no', 'NotAllowedError');
    this.player.started();
  }

  pause() {
    this.player.paused();
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

  it('goes on and back from where it is', () => {
    const { player, audio } = playing();
    player.seek(100);
    player.skip(-5);
    expect(player.seconds).toBe(95);
    player.skip(10);
    expect(player.seconds).toBe(105);
    expect(audio.currentTime).toBe(105);
  });

  it('goes on from where the audio is, which is ahead of what it told last', () => {
    const { player, audio } = playing();
    player.moved(10);
    audio.currentTime = 10.4;
    player.skip(5);
    expect(player.seconds).toBe(15.4);
  });

  it('knows how much has been heard, and nothing of a recording whose length is not known', () => {
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

  it('stays within the recording', () => {
    const { player } = playing();
    player.skip(-5);
    expect(player.seconds).toBe(0);
    player.seek(999);
    expect(player.seconds).toBe(242);
  });

  it('says where it is', () => {
    const { player } = playing();
    player.moved(83.4);
    expect(player.spokenPosition).toBe('1 minute 23 of 4 minutes 2');
    expect(player.elapsedText).toBe('1:23');
    expect(player.totalText).toBe('4:02');
  });

  it('begins at the moment and the speed that were chosen before the audio was there', () => {
    const player = new PlayerViewModel();
    player.seek(83);
    player.setSpeed(1.5);
    const audio = new FakeAudio(player);
    player.attach(audio);
    expect(audio).toMatchObject({ currentTime: 83, playbackRate: 1.5 });
  });

  it('leaves audio that was begun elsewhere where it is, as long as no moment was chosen', () => {
    const player = new PlayerViewModel();
    const audio = new FakeAudio(player);
    audio.currentTime = 3;
    player.attach(audio);
    expect(audio.currentTime).toBe(3);
  });

  it('goes by the expected length until the audio tells its own', () => {
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

  it('tells the line that is heard, and none before anything was', () => {
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

  it('stays paused when the browser refuses to play', async () => {
    const { player, audio } = playing();
    audio.refuses = true;
    player.toggle();
    await flushPromises();
    expect(player.playing).toBe(false);
  });

  it('is silent when its audio is taken away', () => {
    const { player, audio, detach } = playing();
    const pause = vi.spyOn(audio, 'pause').mockImplementation(() => undefined);
    player.toggle();
    detach();
    expect(pause).toHaveBeenCalledOnce();
    expect(player.playing).toBe(false);
  });

  it('goes by what is expected, and leaves its audio alone, once that was taken away', () => {
    const { player, audio, detach } = playing();
    player.expect({ seconds: 90, lines: [] });
    detach();
    expect(player.total).toBe(90);
    player.seek(30);
    expect(audio.currentTime).toBe(0);
  });
});
