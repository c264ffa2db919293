import { isObservableMap } from 'mobx';
import { Editor } from '#ui/forms/Editor.ts';
import { Loadable } from '#ui/kit/state/Loadable.ts';
import { Polling } from '#ui/kit/state/Polling.ts';
import { Task } from '#ui/kit/state/Task.ts';
import { orderText } from '#ui/texts/orderText.ts';
import { stillWaitingText } from '#ui/texts/stillWaitingText.ts';

/** Finds the current parts of a screen's view model that read, write, poll, and keep input. */
export function viewModelParts(vm: object) {
  const found = [...within(vm, new Set())];
  return {
    reads: found.filter((part) => part instanceof Loadable),
    tasks: found.filter((part) => part instanceof Task),
    polls: found.filter((part) => part instanceof Polling),
    forms: found.filter((part) => part instanceof Editor),
  };
}

/** Returns the slow notice of the screen, if any. */
export function slowTextOf(vm: object): string | undefined {
  const { reads, tasks, polls } = viewModelParts(vm);
  if ([...reads, ...tasks].some(({ slow }) => slow)) return stillWaitingText.slow;
  return polls.some(({ isLate }) => isLate) ? orderText.late : undefined;
}

/** Stops waiting for all slow parts, like the notice's button. */
export function stopWaiting(vm: object): void {
  const { reads, tasks } = viewModelParts(vm);
  for (const read of reads) if (read.slow) read.cancel();
  for (const task of tasks) if (task.slow) task.detach();
}

function* within(whole: object, seen: Set<object>): Generator<object> {
  if (seen.has(whole)) return;
  seen.add(whole);
  yield whole;
  const members: readonly unknown[] = isObservableMap(whole)
    ? [...whole.values()]
    : Reflect.ownKeys(whole).map((key) => Reflect.get(whole, key) as unknown);
  for (const member of members)
    if (typeof member === 'object' && member !== null) yield* within(member, seen);
}
