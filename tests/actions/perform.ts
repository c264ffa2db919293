import type { Action, Scene, Way } from './action.ts';
import { HeadlessApp } from './HeadlessApp.ts';
import type { Shown } from './shownMessages.ts';
import { GENERATED_ID, inVirtualTime } from './virtualTime.ts';

/** Runs an action, in the usual way by default. */
export const perform = (action: Action, { when, state }: Way = action) =>
  inVirtualTime(async () => {
    const app = await HeadlessApp.in(state);
    const { made } = app.calls;
    const arranged = made.length;
    const scene = await action.open(app);
    const opened = made.length;
    await scene.act(when);
    return {
      /** Requests that the screen sends on opening. */
      opening: made.slice(arranged, opened),
      calls: made.slice(opened),
      shown: messagesShownIn(scene),
      /** IDs of the starting state, by name. */
      values: app.values,
    };
  });

/** Returns the messages and content that the user sees, with random IDs normalized. */
export function messagesShownIn(scene: Scene): readonly Shown[] {
  return scene.shown().map((part) => ({ ...part, text: part.text.replaceAll(GENERATED_ID, '‹id›') }));
}
