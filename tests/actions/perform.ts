import { POS_PROVIDERS } from '#domain/integrations/pointOfSale.ts';
import { setFault } from '../../mocks/faults/faultNotation.ts';
import type { Action } from './action.ts';
import type { CallFault } from './faults.ts';
import { HeadlessApp } from './HeadlessApp.ts';
import type { Shown } from './shown.ts';
import { HOST, type Step } from './step.ts';
import { DRAWN_ID, inVirtualTime } from './virtualTime.ts';
import type { Values } from './state.ts';

/** What came of doing something. */
export interface Performance {
  /** Who called whom; the ids of the state by their names, as in `GET /api/companies/{companyId}`. */
  readonly steps: readonly Step[];
  readonly calls: readonly PerformedCall[];
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

interface Circumstances {
  /** One of the action's other ways, by its `when`. */
  readonly way?: string | undefined;
  /** What goes wrong with one of its calls, such as `GET /api/companies/:companyId`. */
  readonly fault?: { readonly call: string; readonly what: CallFault } | undefined;
}

/** Does an action in the state that it begins in. */
export function perform(action: Action, { way, fault }: Circumstances = {}): Promise<Performance> {
  return inVirtualTime(async () => {
    const state = action.otherwise.find(({ when }) => when === way)?.state ?? action.state;
    const app = await HeadlessApp.in(state, action.viewModel);
    const scene = await action.open(app);
    const before = app.calls.made.length;
    if (fault) arrange(app, fault.call, fault.what);
    await scene.act(way);
    const calls = app.calls.made
      .slice(before)
      .map((call) => ({ ...call, path: patternOf(call.path, app.values) }));
    const steps = app.trace.steps.map((step) => ({ ...step, name: nameOf(step, app.values) }));
    const shown = scene.shown().map((part) => ({ ...part, text: part.text.replaceAll(DRAWN_ID, '‹id›') }));
    return { steps, calls, shown, values: app.values };
  });
}

function arrange(app: HeadlessApp, call: string, { notation, bareStatus }: CallFault): void {
  for (const fault of notation?.(call) ?? []) setFault(app.backend.faults, fault);
  if (bareStatus !== undefined) {
    app.calls.refuseWithoutWords(
      bareStatus,
      (method, path) => `${method} ${patternOf(path, app.values)}` === call,
    );
  }
}

/** The path with the names of the ids in it; the newest name of an id that has several. */
function patternOf(path: string, values: Values): string {
  const names = new Map<string, string>([
    ...POS_PROVIDERS.map((provider) => [provider, 'provider'] as const),
    ...Object.entries(values).map(([name, value]) => [value, name] as const),
  ]);
  return path
    .split('/')
    .map((part) => {
      const name = names.get(decodeURIComponent(part));
      return name === undefined ? part : `:${name}`;
    })
    .join('/');
}

function nameOf({ to, name }: Step, values: Values): string {
  const [method, path] = name.split(' ');
  return to === HOST && path !== undefined ? `${method} ${patternOf(path, values)}` : name;
}
