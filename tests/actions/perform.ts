import { findApiCall } from '../../contracts/support/calls.ts';
import type { Action, Scene } from './action.ts';
import { HeadlessApp } from './HeadlessApp.ts';
import type { Shown } from './shownMessages.ts';
import { GENERATED_ID, inVirtualTime } from './virtualTime.ts';
import type { Values } from './state.ts';

/** The result of an action. */
export interface Performance {
  readonly calls: readonly PerformedCall[];
  /** Requests that the screen sends on opening. */
  readonly opening: readonly PerformedCall[];
  readonly shown: readonly Shown[];
  /** IDs of the starting state, by name. */
  readonly values: Values;
}

export interface PerformedCall {
  readonly method: string;
  /** A path such as `/api/companies/:companyId`. */
  readonly path: string;
  readonly status: number | undefined;
}

/** Runs an action in its starting state, in the usual way or in the way with this `when`. */
export function perform(action: Action, { way }: { readonly way?: string | undefined } = {}) {
  return inVirtualTime(async (): Promise<Performance> => {
    const state = action.otherwise.find(({ when }) => when === way)?.state ?? action.state;
    const app = await HeadlessApp.in(state);
    const arranged = app.calls.made.length;
    const scene = await action.open(app);
    const before = app.calls.made.length;
    await scene.act(way);
    const made = app.calls.made.map((call) => ({ ...call, path: patternOf(call.method, call.path) }));
    const [opening, calls] = [made.slice(arranged, before), made.slice(before)];
    return { calls, opening, shown: messagesShownIn(scene), values: app.values };
  });
}

/** Returns the messages and content that the user sees, with random IDs normalized. */
export function messagesShownIn(scene: Scene): readonly Shown[] {
  return scene.shown().map((part) => ({ ...part, text: part.text.replaceAll(GENERATED_ID, '‹id›') }));
}

/** Replaces IDs in a path with the names in the contracts. @throws Error for a call without a contract */
export const patternOf = (method: string, path: string): string => findApiCall(method, path).path;
