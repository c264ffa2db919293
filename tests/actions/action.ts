import type { Injectable } from '#application/port.ts';
import type { PageName } from '#ui/app/pages.ts';
import type { sections } from '#ui/company/sections.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import type { Shown } from './shownMessages.ts';
import type { State } from './state.ts';

/**
 * Who may start an action: anybody, somebody who is signed in, somebody who may administer the restaurant; or it is the
 * app itself, with nobody's hand in it.
 */
export type Actor = 'anybody' | 'member' | 'administrator' | 'the app';

/** Where in the app an action is offered. */
export interface ActionPlace {
  readonly page: PageName;
  /** The section of the page of a company. */
  readonly section?: keyof typeof sections;
  /** The panel of Voice AI Management, by its id in the address. */
  readonly panel?: string;
  /** The rest of the address, such as `?search=Ithaca`. */
  readonly query?: string;
}

/** One way in which an action can be done. */
export interface ActionVariant<Vm> {
  /** What is particular about it, as the end of "when …". */
  readonly when: string;
  readonly act: (vm: Vm, app: HeadlessApp) => unknown;
  /** Begins in another state than the action does. */
  readonly state?: State;
}

/** What a screen without a view-model of its own works with. */
interface WithoutViewModel<Vm> {
  /** The component. */
  readonly name: string;
  readonly make: (app: HeadlessApp) => Vm;
}

/** Tests that show an action and do not tell that by what they call. */
export interface ShownIn {
  /** From the root of the project. */
  readonly file: string;
  /** Which of its tests, by title; all without. */
  readonly titles?: RegExp;
}

interface Definition<Vm extends object> {
  /** In kebab-case; its page is called so. */
  readonly id: string;
  /** What is done, in the words of who does it: "Deploy pending changes". */
  readonly title: string;
  /** What it is for and who starts it: how its page begins. */
  readonly purpose: string;
  /** What shows it besides the tests of its use-case and those of its view-model that do it; there has to be something. */
  readonly seenIn?: readonly ShownIn[];
  readonly by: Actor;
  /** Where it is offered; the first is where it begins. */
  readonly places: readonly [ActionPlace, ...ActionPlace[]];
  /** The class that does it, where there is one of its own. */
  readonly useCase?: Injectable<object>;
  /** What stands behind its screen: a view-model, or what the screen works with that has none. */
  readonly viewModel: Injectable<Vm> | WithoutViewModel<Vm>;
  readonly state: State;
  /** Does what its screen does when it opens, which is no part of the action. */
  readonly open?: (vm: Vm, app: HeadlessApp) => unknown;
  /** How it is done. */
  readonly run: ActionVariant<Vm>['act'];
  /** How it is tried once more after it failed, where that is less than doing all of it again. */
  readonly again?: ActionVariant<Vm>['act'];
  /** How what could not be read is read again, where that is more than reading it. */
  readonly retry?: ActionVariant<Vm>['act'];
  /** What a person has typed or chosen there besides the forms, which no failure may take away. */
  readonly typed?: (vm: Vm) => unknown;
  /** Other ways, which come to something else. */
  readonly otherwise?: readonly ActionVariant<Vm>[];
  /** What its screen shows of it, as the screen asks its view-model. */
  readonly shows: (vm: Vm, app: HeadlessApp) => readonly Shown[];
}

/** An action in a running app. */
export interface Scene {
  /** @param way its `when`; how it is usually done without */
  act(way?: string): Promise<void>;
  /** Does it once more after it failed, where the screen has a way of its own for that. */
  readonly again: (() => Promise<void>) | undefined;
  /** Reads again what could not be read, where the screen has a way of its own for that. */
  readonly retry: (() => Promise<void>) | undefined;
  /** Leaves the page. */
  leave(): void;
  shown(): readonly Shown[];
  /** What stands behind the screen. */
  readonly vm: object;
  /** What was typed or chosen besides the forms. */
  typed(): unknown;
}

/** Something that a person can do with Tableside. */
export interface Action extends Pick<
  Definition<object>,
  'id' | 'title' | 'purpose' | 'seenIn' | 'by' | 'places' | 'useCase' | 'state'
> {
  /** The name of the class, or of the component where there is none. */
  readonly viewModel: string;
  readonly otherwise: readonly Pick<ActionVariant<object>, 'when' | 'state'>[];
  /** Opens what offers it. */
  readonly open: (app: HeadlessApp) => Promise<Scene>;
}

/** An action, checked against its view-model. */
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
        // who is signed out sees the sign-in form, and nothing else
        shown: () => app.shownSignedOut() ?? shows(vm, app),
      };
    },
  };
}
