import { slug } from 'github-slugger';
import type { Injectable } from '#application/port.ts';
import type { PageName } from '#ui/navigation/pages.ts';
import type { sections } from '#ui/navigation/sections.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import type { Shown } from './shownMessages.ts';
import type { State } from './state.ts';

/** Who starts an action: anybody, a signed-in user, an administrator of the restaurant, or the app. */
export type Actor = 'anybody' | 'member' | 'administrator' | 'the app';

/** Where the app offers an action. */
export interface ActionPlace {
  readonly page: PageName;
  /** The section of the company page. */
  readonly section?: keyof typeof sections;
  /** The Voice AI Management panel, by its ID in the URL. */
  readonly panel?: string;
  /** The rest of the URL, such as `?search=Ithaca`. */
  readonly query?: string;
}

/** Opens a view model for the restaurant of the state. */
export const start = <T>(vm: { start(companyId: string): T }, app: HeadlessApp): T =>
  vm.start(app.value('companyId'));

/** Does an action. A function that it returns leaves the page. */
export type Act<Vm> = (vm: Vm, app: HeadlessApp) => unknown;

/** What a screen without a view model uses instead. */
interface WithoutViewModel<Vm> {
  /** The component's name. */
  readonly name: string;
  readonly make: (app: HeadlessApp) => Vm;
}

interface Description {
  /** The action in the user's words, unique: "Deploy pending changes". */
  readonly title: string;
  /** What it is for and who starts it. */
  readonly purpose: string;
  readonly by: Actor;
  /** Where it is offered, starting with the main place. */
  readonly places: readonly [ActionPlace, ...ActionPlace[]];
}

/** An action without requests and messages, which tests show and no run records. */
export interface DescribedAction extends Pick<Description, 'title' | 'purpose'> {
  /** The name of the class behind its screen. */
  readonly viewModel?: string;
  /** The test files that show it. */
  readonly shownIn: readonly string[];
}

interface Definition<Vm extends object> extends Description {
  readonly useCase?: Injectable<object>;
  /** The view model behind its screen, or its substitute. */
  readonly viewModel: Injectable<Vm> | WithoutViewModel<Vm>;
  readonly state: State;
  /** What the screen does on opening, which is not part of the action. */
  readonly open?: Act<Vm>;
  /** How the action is done. */
  readonly run: Act<Vm>;
  /** How to retry after a failure, if that is less than the whole action. */
  readonly again?: Act<Vm>;
  /** How to reload after a failed read, if that is more than the read. */
  readonly retry?: Act<Vm>;
  /** What the user typed or chose outside forms. No failure may lose it. */
  readonly typed?: (vm: Vm) => unknown;
  /** Other ways with other results, by what distinguishes them, as the end of "when …". */
  readonly otherwise?: Readonly<Record<string, Act<Vm>>>;
  /** Other starting states, with other results of the usual way. */
  readonly elsewhere?: Readonly<Record<string, State>>;
  /** What the screen shows, as it reads it from the view model. */
  readonly shows: (vm: Vm, app: HeadlessApp) => readonly Shown[];
}

/** An action in a running app. */
export interface Scene {
  /** @param way a `when` of {@link Action.otherwise}; the usual way by default */
  act(way?: string): Promise<void>;
  /** Retries after a failure, if the screen has its own way to do so. */
  readonly again: (() => Promise<void>) | undefined;
  /** Reloads after a failed read, if the screen has its own way to do so. */
  readonly retry: (() => Promise<void>) | undefined;
  /** Leaves the page. */
  leave(): void;
  shown(): readonly Shown[];
  /** The view model or its substitute. */
  readonly vm: object;
  /** What was typed or chosen outside forms. */
  typed(): unknown;
}

/** Something users can do with Tableside. */
export interface Action extends Description, Pick<Definition<object>, 'useCase' | 'state'> {
  /** The title in kebab case. */
  readonly id: string;
  /** The name of the class or, without one, of the component. */
  readonly viewModel: string;
  readonly otherwise: readonly { readonly when: string; readonly state?: State }[];
  /** Opens the screen that offers it. */
  readonly open: (app: HeadlessApp) => Promise<Scene>;
}

/** Defines an action with types checked against its view model. */
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
