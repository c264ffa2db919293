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

/** Does a part of an action. A returned function leaves the page. */
type Act<Vm> = (vm: Vm, app: HeadlessApp) => unknown;

/** Other ways with other results. Each key completes a sentence that starts with "when". */
type Ways<T> = Readonly<Record<string, T>>;

interface Description {
  /** The purpose of the action and who starts it. */
  readonly purpose: string;
  readonly by: Actor;
  /** The places that offer the action. The main place is first. */
  readonly places: readonly [ActionPlace, ...ActionPlace[]];
  readonly useCase?: Injectable<object>;
  readonly state: State;
}

interface Definition<Vm extends object> extends Description {
  /** The view model that the screen uses, or a component's name and what stands for its view model. */
  readonly viewModel: Injectable<Vm> | { readonly name: string; readonly make: (app: HeadlessApp) => Vm };
  /** Runs when the screen opens. Without `run`, this is the action. */
  readonly open?: Act<Vm>;
  /** Enters what the action needs. A retry after a failure relies on this input. */
  readonly enter?: Act<Vm>;
  /** Performs the action. */
  readonly run?: Act<Vm>;
  /** Retries after a failure, if `run` can't do that. */
  readonly again?: Act<Vm>;
  /** Reloads after a failed read, if a reload needs more than that read. */
  readonly retry?: Act<Vm>;
  /** Returns values that the user typed or chose outside forms. A failure must not lose them. */
  readonly typed?: (vm: Vm) => unknown;
  /** Other acts in place of `run`. */
  readonly otherwise?: Ways<Act<Vm>>;
  /** Other input in place of `enter`. */
  readonly otherInput?: Ways<Act<Vm>>;
  /** Other starting states. */
  readonly elsewhere?: Ways<State>;
  /** Returns the content of the screen, read from the view model. The page's toasts are added to it. */
  readonly shows: (vm: Vm, app: HeadlessApp) => readonly Shown[];
}

/** A way to perform an action. The usual way has no `when`. */
export interface Way {
  readonly when?: string;
  readonly state: State;
}

/** An action that users can perform in Tableside. */
export interface Action extends Description {
  /** The action's unique title, in the user's words: "Deploy pending changes". */
  readonly title: string;
  /** The title in kebab case. */
  readonly id: string;
  /** The name of the class, or of the component if there is no class. */
  readonly viewModel: string;
  /** The ways other than the usual one. */
  readonly ways: readonly Way[];
  /** Opens the screen that offers the action. */
  readonly open: (app: HeadlessApp) => Promise<Scene>;
}

/** An action on an open screen. */
export type Scene = Awaited<ReturnType<typeof openScene>>;

/** Opens a view model for the state's restaurant. */
export const start = <T>(vm: { start(companyId: string): T }, app: HeadlessApp): T =>
  vm.start(app.value('companyId'));

/** Other input of an action that redirects the browser: the app allows no other site. */
export const noAllowedHost = {
  'the page’s host is not allowed (`VITE_REDIRECT_HOSTS`)': (_: object, { redirects }: HeadlessApp) => {
    redirects.allowed = [];
  },
};

/** Defines an action. Its types are checked against the view model. */
export function action<Vm extends object>(title: string, definition: Definition<Vm>): Action {
  const { viewModel, state, otherwise, otherInput, elsewhere = {} } = definition;
  const others = Object.keys({ ...otherwise, ...otherInput, ...elsewhere });
  return {
    ...definition,
    title,
    id: slug(title),
    viewModel: viewModel.name,
    ways: others.map((when) => ({ when, state: elsewhere[when] ?? state })),
    open: (app) => openScene(definition, app),
  };
}

/** Defines actions with the same view model and other common properties. */
export const actionsOf =
  <Vm extends object, Shared extends Partial<Definition<Vm>>>(viewModel: Injectable<Vm>, shared: Shared) =>
  (title: string, own: Omit<Definition<Vm>, keyof Shared | 'viewModel'> & Partial<Definition<Vm>>) =>
    action(title, { viewModel, ...shared, ...own } as unknown as Definition<Vm>);

async function openScene<Vm extends object>(definition: Definition<Vm>, app: HeadlessApp) {
  const { viewModel, open, enter, run = open, again = run, retry, typed, shows } = definition;
  const vm = 'make' in viewModel ? viewModel.make(app) : app.make(viewModel);
  /** Results of the acts. A function among them leaves the page. */
  const results: unknown[] = [];
  const perform = async (...acts: readonly (Act<Vm> | undefined)[]) => {
    for (const act of acts) results.push(await act?.(vm, app));
    await app.settle();
  };
  await perform(definition.run && open);
  return {
    vm: vm as object,
    /** @param when a key of one of the action's other ways */
    act: (when = '') => perform(definition.otherInput?.[when] ?? enter, definition.otherwise?.[when] ?? run),
    again: () => perform(again),
    retry: retry && (() => perform(retry)),
    /** Leaves the page. */
    leave() {
      for (const leave of results.splice(0)) if (typeof leave === 'function') leave();
    },
    // signed-out users see only the sign-in form
    shown: () => app.shownSignedOut() ?? [...app.toast, ...shows(vm, app)],
    /** Returns values that were typed or chosen outside forms. */
    typed: () => typed?.(vm),
  };
}
