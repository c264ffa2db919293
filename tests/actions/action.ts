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

/** One way to do an action. */
export interface ActionVariant<Vm> {
  /** What distinguishes it, as the end of "when …". */
  readonly when: string;
  readonly act: (vm: Vm, app: HeadlessApp) => unknown;
  /** A different starting state. */
  readonly state?: State;
}

/** What a screen without a view model uses instead. */
interface WithoutViewModel<Vm> {
  /** The component's name. */
  readonly name: string;
  readonly make: (app: HeadlessApp) => Vm;
}

interface Definition<Vm extends object> {
  /** In kebab case. Also the name of its page. */
  readonly id: string;
  /** The action in the user's words: "Deploy pending changes". */
  readonly title: string;
  /** What it is for and who starts it, the introduction of its page. */
  readonly purpose: string;
  /** Test files that demonstrate it, besides those next to its use case and view model. */
  readonly seenIn?: readonly string[];
  readonly by: Actor;
  /** Where it is offered, starting with the main place. */
  readonly places: readonly [ActionPlace, ...ActionPlace[]];
  readonly useCase?: Injectable<object>;
  /** The view model behind its screen, or its substitute. */
  readonly viewModel: Injectable<Vm> | WithoutViewModel<Vm>;
  readonly state: State;
  /** What the screen does on opening, which is not part of the action. */
  readonly open?: (vm: Vm, app: HeadlessApp) => unknown;
  /** How the action is done. */
  readonly run: ActionVariant<Vm>['act'];
  /** How to retry after a failure, if that is less than the whole action. */
  readonly again?: ActionVariant<Vm>['act'];
  /** How to reload after a failed read, if that is more than the read. */
  readonly retry?: ActionVariant<Vm>['act'];
  /** What the user typed or chose outside forms. No failure may lose it. */
  readonly typed?: (vm: Vm) => unknown;
  /** Other ways with other results. */
  readonly otherwise?: readonly ActionVariant<Vm>[];
  /** What the screen shows, as it reads it from the view model. */
  readonly shows: (vm: Vm, app: HeadlessApp) => readonly Shown[];
}

/** An action in a running app. */
export interface Scene {
  /** @param way a variant's `when`; the usual way by default */
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
export interface Action extends Pick<
  Definition<object>,
  'id' | 'title' | 'purpose' | 'seenIn' | 'by' | 'places' | 'useCase' | 'state'
> {
  /** The name of the class or, without one, of the component. */
  readonly viewModel: string;
  readonly otherwise: readonly Pick<ActionVariant<object>, 'when' | 'state'>[];
  /** Opens the screen that offers it. */
  readonly open: (app: HeadlessApp) => Promise<Scene>;
}

/** Defines an action with types checked against its view model. */
export function action<Vm extends object>(definition: Definition<Vm>): Action {
  const { viewModel, run, open, shows, again, retry, typed, ...said } = definition;
  const otherwise = said.otherwise ?? [];
  return {
    ...said,
    viewModel: viewModel.name,
    otherwise,
    async open(app) {
      const vm = 'make' in viewModel ? viewModel.make(app) : app.make(viewModel);
      const watched = app.trace.watchAll(viewModel.name, vm);
      const waysOut: unknown[] = [await open?.(vm, app)];
      await app.settle();
      const doing = (act: ActionVariant<Vm>['act']) =>
        app.record(async () => {
          waysOut.push(await act(watched, app));
          await app.settle();
        });
      return {
        vm,
        typed: () => typed?.(vm),
        async act(way) {
          const act = way === undefined ? run : otherwise.find(({ when }) => when === way)?.act;
          if (!act) throw new Error(`${said.id} has no way "${String(way)}"`);
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
