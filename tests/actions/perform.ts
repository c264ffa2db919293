import { findApiCall } from '../../contracts/support/calls.ts';
import type { Action, Scene } from './action.ts';
import { HeadlessApp } from './HeadlessApp.ts';
import type { Shown } from './shownMessages.ts';
import { HOST, type Step } from './step.ts';
import { GENERATED_ID, inVirtualTime } from './virtualTime.ts';
import type { Values } from './state.ts';

/** What came of doing something. */
export interface Performance {
  /** Who called whom; the ids of the state by their names, as in `GET /api/companies/{companyId}`. */
  readonly steps: readonly Step[];
  readonly calls: readonly PerformedCall[];
  /** What its screen had asked for before, as it opened. */
  readonly opening: readonly PerformedCall[];
  readonly shown: readonly Shown[];
  /** The ids of the state that it began in, by name. */
  readonly values: Values;
}

export interface PerformedCall {
  readonly method: string;
  /** `/api/companies/:companyId` */
  readonly path: string;
  readonly status: number | undefined;
}

/** Does an action in the state that it begins in, in its usual way or in another one, named by its `when`. */
export function perform(action: Action, { way }: { readonly way?: string | undefined } = {}) {
  return inVirtualTime(async (): Promise<Performance> => {
    const state = action.otherwise.find(({ when }) => when === way)?.state ?? action.state;
    const app = await HeadlessApp.in(state, action.viewModel);
    const arranged = app.calls.made.length;
    const scene = await action.open(app);
    const before = app.calls.made.length;
    await scene.act(way);
    const made = app.calls.made.map((call) => ({ ...call, path: patternOf(call.method, call.path) }));
    const [opening, calls] = [made.slice(arranged, before), made.slice(before)];
    const steps = app.trace.steps.map((step) => ({ ...step, name: nameOf(step) }));
    return { steps, calls, opening, shown: messagesShownIn(scene), values: app.values };
  });
}

/** What a person reads, whatever lots were drawn. */
export function messagesShownIn(scene: Scene): readonly Shown[] {
  return scene.shown().map((part) => ({ ...part, text: part.text.replaceAll(GENERATED_ID, '‹id›') }));
}

/** The path with the names of the ids in it, as the contracts have them. @throws Error for a call without a contract */
export const patternOf = (method: string, path: string): string => findApiCall(method, path).path;

function nameOf({ to, name }: Step): string {
  const [method = '', path] = name.split(' ');
  return to === HOST && path !== undefined ? `${method} ${patternOf(method, path)}` : name;
}
