import { slug } from 'github-slugger';
import type { Injectable } from '#application/port.ts';
import type { PageName } from '#ui/navigation/pages.ts';
import type { companySections } from '#ui/navigation/companySections.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import type { Shown } from './shownMessages.ts';
import type { State } from './state.ts';

/** The user who starts an action: anyone, a signed-in user, an administrator, or the app itself. */
export type Actor = 'anybody' | 'member' | 'administrator' | 'the app';

/** A place where the app offers an action. */
export interface ActionPlace {
  readonly page: PageName;
  /** The section on the company page. */
  readonly section?: keyof typeof companySections;
  /** The panel in Voice AI Management, by its ID in the URL. */
  readonly panel?: string;
  /** The rest of the URL, such as `?search=Ithaca`. */
  readonly query?: string;
}

/** Opens a view model for the state's restaurant. */
export const start = <T>(vm: { start(companyId: string): T }, app: HeadlessApp): T =>
  vm.start(app.value('companyId'));

/** Performs an action. A returned function leaves the page. */
export type Act<Vm> = (vm: Vm, app: HeadlessApp) => unknown;

/** Stands for the view model of a screen that has none. */
interface WithoutViewModel<Vm> {
  /** The name of the component. */
  readonly name: string;
  readonly make: (app: HeadlessApp) => Vm;
}

interface Description {
  /** The action's unique title, in the user's words: "Deploy pending changes". */
  readonly title: string;
  /** The purpose of the action and who starts it. */
  readonly purpose: string;
  readonly by: Actor;
  /** The places that offer the action. The main place is first. */
  readonly places: readonly [ActionPlace, ...ActionPlace[]];
}

/** An action without requests and messages. Tests show it, and no run records it. */
export interface DescribedAction extends Pick<Description, 'title' | 'purpose'> {
  /** The name of the class that the screen uses. */
  readonly viewModel?: string;
  /** The test files that show the action. */
  readonly shownIn: readonly string[];
}

interface Definition<Vm extends object> extends Description {
  readonly useCase?: Injectable<object>;
  /** The view model that the screen uses, or its substitute. */
  readonly viewModel: Injectable<Vm> | WithoutViewModel<Vm>;
  readonly state: State;
  /** Runs when the screen opens, and is not part of the action. */
  readonly open?: Act<Vm>;
  /** Performs the action in the usual way. */
  readonly run: Act<Vm>;
  /** Retries after a failure, if a retry needs only a part of the action. */
  readonly again?: Act<Vm>;
  /** Reloads after a failed read, if a reload needs more than that read. */
  readonly retry?: Act<Vm>;
  /** Returns values that the user typed or chose outside forms. A failure must not lose them. */
  readonly typed?: (vm: Vm) => unknown;
  /** Other ways with other results. Each key completes a sentence that starts with "when". */
  readonly otherwise?: Readonly<Record<string, Act<Vm>>>;
  /** Other starting states, in which the usual way has other results. */
  readonly elsewhere?: Readonly<Record<string, State>>;
  /** Returns the content of the screen, read from the view model. */
  readonly shows: (vm: Vm, app: HeadlessApp) => readonly Shown[];
}

/** An action in a running app. */
export interface Scene {
  /** @param way the `when` of one of {@link Action.otherwise}; the usual way by default */
  act(way?: string): Promise<void>;
  /** Retries after a failure, if the screen has its own retry. */
  readonly again: (() => Promise<void>) | undefined;
  /** Reloads after a failed read, if the screen has its own reload. */
  readonly retry: (() => Promise<void>) | undefined;
  /** Leaves the page. */
  leave(): void;
  shown(): readonly Shown[];
  /** The view model or its substitute. */
  readonly vm: object;
  /** Returns values that were typed or chosen outside forms. */
  typed(): unknown;
}

/** An action that users can perform in Tableside. */
export interface Action extends Description, Pick<Definition<object>, 'useCase' | 'state'> {
  /** The title in kebab case. */
  readonly id: string;
  /** The name of the class, or of the component if there is no class. */
  readonly viewModel: string;
  readonly otherwise: readonly { readonly when: string; readonly state?: State }[];
  /** Opens the screen that offers the action. */
  readonly open: (app: HeadlessApp) => Promise<Scene>;
}

/** Defines an action. Its types are checked against the view model. */
export function action<Vm extends object>(title: string, definition: Omit<Definition<Vm>, 'title'>): Action {
  const { viewModel, run, open, shows, again, retry, typed, otherwise, elsewhere = {}, ...said } = definition;
  const ways = new Map(Object.entries(otherwise ?? {}));
  const states = Object.entries(elsewhere).map(([when, state]) => ({ when, state }));
  for (const { when } of states) ways.set(when, run);
  return {
    ...said,
    title,
    id: slug(title),
    viewModel: viewModel.name,
    otherwise: [...Object.keys(otherwise ?? {}).map((when) => ({ when })), ...states],
    async open(app) {
      const vm = 'make' in viewModel ? viewModel.make(app) : app.make(viewModel);
      const waysOut: unknown[] = [await open?.(vm, app)];
      await app.settle();
      const doing = async (act: Act<Vm>) => {
        waysOut.push(await act(vm, app));
        await app.settle();
      };
      return {
        vm,
        typed: () => typed?.(vm),
        async act(way) {
          const act = way === undefined ? run : ways.get(way);
          if (!act) throw new Error(`${title} has no way "${String(way)}"`);
          await doing(act);
        },
        again: again && (() => doing(again)),
        retry: retry && (() => doing(retry)),
        leave() {
          for (const leave of waysOut.splice(0)) if (typeof leave === 'function') leave();
        },
        // signed-out users see only the sign-in form
        shown: () => app.shownSignedOut() ?? shows(vm, app),
      };
    },
  };
}
