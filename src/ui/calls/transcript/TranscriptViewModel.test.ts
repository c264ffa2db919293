import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { TranscriptLine } from '#domain/shared/transcript.ts';
import { TranscriptViewModel } from './TranscriptViewModel.ts';

const lines: readonly TranscriptLine[] = [
  'Trattoria Aurora, good evening',
  'A table for two, please',
  'For two, at what time?',
  'At eight',
  'A table for two at eight',
].map((text, index) => ({ speaker: index % 2 ? 'caller' : 'agent', text, atSeconds: index * 4 }));

describe('TranscriptViewModel', () => {
  it('scrolls the current line into view', () => {
    const vm = new TranscriptViewModel(lines);
    vm.setPlayingLine(2);
    expect(vm.isCurrent(2)).toBe(true);
    expect(vm.isCurrent(1)).toBe(false);
    expect(vm.wanted).toEqual({ line: 2 });
  });

  it('notifies only the two lines that change', () => {
    const vm = new TranscriptViewModel(lines);
    vm.setPlayingLine(1);
    const drawn: number[] = [];
    lines.forEach((_, line) =>
      autorun(() => {
        vm.isCurrent(line);
        drawn.push(line);
      }),
    );
    drawn.length = 0;
    vm.setPlayingLine(2);
    expect(new Set(drawn)).toEqual(new Set([1, 2]));
    vm.setPlayingLine(2);
    expect(drawn).toHaveLength(2);
  });

  it('stops following when the user scrolls, and shows a button to follow again', () => {
    const vm = new TranscriptViewModel(lines);
    vm.setPlayingLine(0);
    expect(vm.isFollowButtonShown).toBe(false);
    vm.stopFollowing();
    vm.setPlayingLine(3);
    expect(vm.wanted).toEqual({ line: 0 });
    expect(vm.isFollowButtonShown).toBe(true);

    vm.follow();
    expect(vm.wanted).toEqual({ line: 3 });
    expect(vm.isFollowButtonShown).toBe(false);
  });

  it('does not scroll before playback', () => {
    const vm = new TranscriptViewModel(lines);
    vm.stopFollowing();
    expect(vm.isFollowButtonShown).toBe(false);
  });

  it('moves through the matching lines and wraps around', () => {
    const vm = new TranscriptViewModel(lines);
    vm.search('TWO');
    expect(vm.matchCount).toBe('1 of 3');
    expect(vm.wanted).toEqual({ line: 1 });
    vm.next();
    vm.next();
    expect(vm.matchCount).toBe('3 of 3');
    expect(vm.isFound(4)).toBe(true);
    vm.next();
    expect(vm.isFound(1)).toBe(true);
    vm.previous();
    expect(vm.isFound(4)).toBe(true);
  });

  it('says that nothing matches, and shows no count without a search', () => {
    const vm = new TranscriptViewModel(lines);
    expect(vm.matchCount).toBe('');
    vm.search('pizza');
    expect(vm.matchCount).toBe('No matches');
    vm.next();
    expect(vm.wanted).toBeUndefined();
  });

  it('stays at the selected match while the audio plays', () => {
    const vm = new TranscriptViewModel(lines);
    vm.setPlayingLine(0);
    vm.search('eight');
    vm.setPlayingLine(1);
    expect(vm.wanted).toEqual({ line: 3 });
  });

  it('searches 5,000 lines within 50 ms', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      speaker: 'agent' as const,
      text: `Line ${index} about a table for two`,
      atSeconds: index,
    }));
    const vm = new TranscriptViewModel(many);
    const start = performance.now();
    vm.search('two');
    expect(vm.matches).toHaveLength(5000);
    expect(performance.now() - start).toBeLessThan(50);
  });
});
