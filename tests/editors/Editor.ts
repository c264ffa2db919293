import { isSameValue } from '#domain/shared/mergeEdits.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { TabStorage } from '#application/shared/TabStorage.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { Instructions } from '#application/instructions/Instructions.ts';
import { Menus } from '#application/menu/Menus.ts';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import { Telephony } from '#application/telephony/Telephony.ts';
import { VoiceSettings } from '#application/voice/VoiceSettings.ts';
import type { Injectable, Port } from '#application/port.ts';
import { browserDoubles } from '#tests/actions/browserDoubles.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { FakeTabStorage } from '#tests/support/fakes/FakeTabStorage.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';
import { DeploymentsViewModel } from '#ui/deployments/DeploymentsViewModel.ts';
import { InstructionsViewModel } from '#ui/instructions/InstructionsViewModel.ts';
import type { UnsavedWork } from '#ui/kit/unsaved/UnsavedWork.ts';
import { UnsavedWorkViewModel } from '#ui/kit/unsaved/UnsavedWorkViewModel.ts';
import { MenuViewModel } from '#ui/menu/MenuViewModel.ts';
import { EditRestaurantViewModel } from '#ui/restaurants/EditRestaurantViewModel.ts';
import { TelephonyViewModel } from '#ui/telephony/TelephonyViewModel.ts';
import { VoiceViewModel } from '#ui/voice/VoiceViewModel.ts';
import { make } from '../../src/composition/bindings.ts';
import { differences, flatten } from './flatten.ts';
import type { SharedHost } from './SharedHost.ts';

/** Forms that stay open while their page is open. */
export const FORMS = ['voice', 'telephony', 'instructions', 'details', 'menu'] as const;
export type FormName = (typeof FORMS)[number];

/** One person with the app open: real view models, use cases, and adapters, without screens. */
export class Editor {
  private readonly storage = new FakeTabStorage();
  private tab: Tab;

  private constructor(
    private readonly host: SharedHost,
    private readonly events: RestaurantEvents,
  ) {
    this.tab = this.newTab();
  }

  /** Opens all settings of the shared restaurant. */
  static async open(host: SharedHost, events: RestaurantEvents): Promise<Editor> {
    const editor = new Editor(host, events);
    await host.settle();
    editor.tab.watchDetails();
    return editor;
  }

  get menu(): MenuViewModel {
    return this.tab.menu;
  }

  get deployments(): DeploymentsViewModel {
    return this.tab.deployments;
  }

  /** The form of a part of the settings. */
  form(name: FormName) {
    const { details, ...forms } = this.tab;
    if (name !== 'details') return forms[name].form;
    const form = details.loading.value?.controller;
    if (!form) throw new Error('The restaurant was not loaded');
    return form;
  }

  instructionsForm() {
    return this.tab.instructions.form;
  }

  addRule(): void {
    this.tab.instructions.priorities.add();
    const { fields } = this.tab.instructions.form;
    const rules = fields.value?.coreInstructions ?? [];
    fields.edit({
      coreInstructions: rules.map((rule) => (rule.instruction ? rule : { ...rule, instruction: 'New' })),
    });
  }

  /** Unsaved values by form and path, without orders of lists. */
  edits(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(
      FORMS.filter((name) => name !== 'menu').flatMap((name) => {
        const { saved, value } = this.form(name).fields;
        const [before, after] = [flatten({ ...saved }), flatten({ ...value })];
        const paths = differences(before, after).filter((path) => !path.endsWith('#order'));
        return paths.map((path) => [`${name} ${path}`, after[path]] as const);
      }),
    );
  }

  /** Whether the host has this value by now. */
  hasSaved(edit: string, value: unknown): boolean {
    const [name, path] = edit.split(' ') as [FormName, string];
    return isSameValue(flatten({ ...this.form(name).fields.saved })[path], value);
  }

  save(name: FormName): void {
    this.form(name).submit();
  }

  /** Discards all edits and opens the page again. */
  async leave(): Promise<void> {
    for (const name of FORMS) this.form(name).reset();
    this.menu.itemForm?.close();
    await this.reload();
  }

  /** Reloads the page. Unsaved edits return. */
  async reload(): Promise<void> {
    this.tab.unsaved.store();
    this.tab.close();
    this.tab = this.newTab();
    await this.host.settle();
    this.tab.watchDetails();
    await this.host.settle();
  }

  /** What the host has now, read with this app's adapters. */
  async read() {
    const { get } = this.tab;
    const { restaurantId } = this.host;
    return {
      voice: await get(VoiceSettings).config(restaurantId),
      telephony: await get(Telephony).config(restaurantId),
      instructions: await get(Instructions).load(restaurantId),
      details: await get(Restaurants).form(restaurantId),
      menu: await get(Menus).menu(restaurantId),
    };
  }

  private newTab(): Tab {
    return openTab(this.host, this.events, this.storage);
  }
}

type Tab = ReturnType<typeof openTab>;

function openTab(host: SharedHost, events: RestaurantEvents, storage: FakeTabStorage) {
  const container = wholeContainer({ origin: 'https://tableside.example', fetch: host.fetch });
  for (const [token, double] of browserDoubles()) container.rebind(token).toConstantValue(double);
  container.rebind(SessionStore).toConstantValue(new FakeSessionStore(host.session));
  container.rebind(RestaurantEvents).toConstantValue(events);
  container.rebind(TabStorage).toConstantValue(storage);
  const create = <T extends object>(type: Injectable<T>) => make(container, type);
  const unsaved = create(UnsavedWorkViewModel);
  const panels = {
    voice: create(VoiceViewModel),
    telephony: create(TelephonyViewModel),
    instructions: create(InstructionsViewModel),
    menu: create(MenuViewModel),
    details: create(EditRestaurantViewModel),
    deployments: create(DeploymentsViewModel),
  };
  const ends = Object.values(panels).map((panel) => panel.start(host.restaurantId));
  const watch = (name: string, work: UnsavedWork) =>
    ends.push(unsaved.watch({ path: '/company', name }, work));
  for (const name of ['voice', 'telephony', 'instructions', 'menu'] as const) watch(name, panels[name].form);
  return {
    ...panels,
    unsaved,
    get: <T>(token: Port<T>) => container.get<T>(token),
    /** Its form exists once the restaurant has loaded. */
    watchDetails() {
      const form = panels.details.loading.value;
      if (form) watch('details', form);
    },
    close() {
      for (const end of ends) end();
    },
  };
}
