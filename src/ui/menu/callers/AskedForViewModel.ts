import { makeAutoObservable, observableRef } from 'mobx';
import { Companies } from '#application/companies/Companies.ts';
import { addedAliasesEditKind } from '#application/menu/itemEditKind.ts';
import { MenuNotes } from '#application/menu/MenuNotes.ts';
import { Menus } from '#application/menu/Menus.ts';
import { SaveSettings } from '#application/settings/SaveSettings.ts';
import type { CallsOfNumber } from '#domain/companies/call.ts';
import { changeItem, type PlacedItem } from '#domain/menu/editMenu.ts';
import type { UnknownName } from '#domain/menu/orderedNames.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { Rows } from '#domain/shared/rows.ts';
import type { Editor } from '../../forms/Editor.ts';
import { Loadable } from '../../kit/state/Loadable.ts';
import { logFailure } from '../../kit/state/logFailure.ts';
import { Task } from '../../kit/state/Task.ts';
import { askedForText } from '../../texts/askedForText.ts';
import { failureText } from '../../texts/failureText.ts';

/** Processes names that callers used: adds a name as an alias, or ignores the name in this browser. */
export class AskedForViewModel {
  static readonly needs = [Companies, Menus, MenuNotes, SaveSettings] as const;
  readonly calls = new Loadable<Rows<CallsOfNumber>>(logFailure);
  readonly adding = new Task();
  private ignored: readonly string[] = [];
  #restaurantId = '';

  constructor(
    private readonly companies: Companies,
    private readonly menus: Menus,
    private readonly notes: MenuNotes,
    private readonly saveSettings: SaveSettings,
  ) {
    makeAutoObservable<this, 'ignored'>(this, { ignored: observableRef }, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    this.ignored = this.notes.ignoredNames(restaurantId);
    void this.calls.load((signal) => this.companies.calls(restaurantId, signal));
    return this.calls.stop;
  }

  isIgnored({ key }: UnknownName): boolean {
    return this.ignored.includes(key);
  }

  ignore({ key }: UnknownName): void {
    this.setIgnored([...this.ignored, key]);
  }

  /** Shows all ignored names again. */
  showIgnored(): void {
    this.setIgnored([]);
  }

  addAlias(menu: Editor<Menu, never>, { categoryId, item }: PlacedItem, name: string): void {
    const undone = () => {
      menu.notice.error(failureText.updateMenuItem, 'brief');
      menu.refresh();
    };
    void this.adding.run(
      () =>
        this.saveSettings.execute({
          kind: addedAliasesEditKind(this.menus, this.#restaurantId, item.id),
          base: { aliases: [] },
          edited: { aliases: [name] },
        }),
      {
        done: (result) => {
          if (result.outcome !== 'saved') return undone();
          const { answer } = result;
          if (answer) menu.merge((all) => changeItem(all, categoryId, answer));
          else menu.refresh();
          menu.notice.success(askedForText.added(name, item.name), 'brief');
        },
        failed: undone,
      },
      JSON.stringify([item.id, name]),
    );
  }

  private setIgnored(ignored: readonly string[]): void {
    this.ignored = ignored;
    this.notes.saveIgnoredNames(this.#restaurantId, ignored);
  }
}
