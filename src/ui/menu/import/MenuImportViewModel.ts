import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { menuImportEditKind } from '#application/menu/menuKinds.ts';
import { Menus } from '#application/menu/Menus.ts';
import { toOpaqueId } from '#application/shared/opaqueId.ts';
import { compareMenus, isUnchanged, type MenuComparison } from '#domain/menu/compareMenus.ts';
import { largeRemoval, type Removal } from '#domain/menu/largeRemoval.ts';
import { unpricedItems } from '#domain/menu/importedMenu.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { planImport, type UnlistedItems } from '#domain/menu/planImport.ts';
import { Editor } from '../../forms/Editor.ts';
import { EditorServices } from '../../forms/EditorServices.ts';
import type { Notice } from '../../kit/state/Notice.ts';
import { Task } from '../../kit/state/Task.ts';
import { importText } from '../../texts/importText.ts';
import { saveMenuTexts, menuText } from '../../texts/menuText.ts';
import { MenuFileViewModel } from './MenuFileViewModel.ts';

interface Opened {
  readonly restaurantId: string;
  /** The menu into which to import. Receives the saved menu. */
  readonly menu: Editor<Menu, never>;
  /** Called after the save. */
  readonly onSaved: () => void;
}

/** An idle task, for an import that has not been saved yet. */
const NOT_SAVING = new Task();

/** The import of a menu file: the user chooses a file, reviews the changes, and saves. */
export class MenuImportViewModel {
  static readonly needs = [MenuFileViewModel, Menus, EditorServices] as const;
  opened: Opened | undefined;
  rest: UnlistedItems = 'kept';
  /** The removal that needs a second confirmation. Undefined if none does. */
  removalQuestion: Removal | undefined;
  /** The editor that saves the imported menu. Undefined until the first attempt. */
  plan: Editor<Menu, never, never, Menu> | undefined;

  constructor(
    readonly files: MenuFileViewModel,
    private readonly menus: Menus,
    private readonly services: EditorServices,
  ) {
    makeAutoObservable(
      this,
      { opened: observableRef, plan: observableRef, removalQuestion: observableRef, files: false },
      { autoBind: true },
    );
    reaction(() => files.file, this.discardPlan);
  }

  open(opened: Opened): void {
    this.opened = opened;
    this.rest = 'kept';
    this.files.clear();
    this.discardPlan();
  }

  close(): void {
    if (this.saving.running) return;
    if (this.opened) this.plan?.notice.detach(this.opened.menu.notice);
    this.opened = undefined;
  }

  get saving(): Task {
    return this.plan?.saving ?? NOT_SAVING;
  }

  get notice(): Notice {
    return this.plan?.notice ?? this.files.notice;
  }

  /** Sets whether items that are not in the file are kept or removed. */
  setRest(rest: UnlistedItems): void {
    this.rest = rest;
    this.discardPlan();
  }

  /** The changes that the import would make. Undefined if there are none or the file is unreadable. */
  get changes(): MenuComparison | undefined {
    const current = this.opened?.menu.fields.value;
    const planned = this.planFrom(current);
    if (!current || !planned) return undefined;
    const changes = compareMenus(current, planned);
    return isUnchanged(changes) ? undefined : changes;
  }

  /** Ids of the items that would be added without a price. */
  get unpriced(): ReadonlySet<string> {
    const ids = new Set(this.files.menu && unpricedItems(this.files.menu).map(toOpaqueId));
    const added = this.changes?.items.added.map(({ item }) => item.id) ?? [];
    return new Set(added.filter((id) => ids.has(id)));
  }

  /** Saves the imported menu. If saving would remove a large part of the menu, asks first. */
  apply(): void {
    const { opened, changes } = this;
    const current = opened?.menu.fields.value;
    if (!current || !changes) return;
    this.removalQuestion = largeRemoval(current, changes);
    if (!this.removalQuestion) void this.save();
  }

  confirmRemoval(): void {
    if (!this.removalQuestion) return;
    this.removalQuestion = undefined;
    void this.save();
  }

  dismissRemoval(): void {
    this.removalQuestion = undefined;
  }

  private async save(): Promise<void> {
    const { opened, changes } = this;
    const plan = this.plan ?? this.newPlan();
    if (!opened || !plan) return;
    this.plan = plan;
    const { menu } = opened;
    const result = await plan.submit();
    if (result?.outcome === 'conflict' || result?.outcome === 'unknown') menu.refresh();
    if (result?.outcome !== 'saved') return;
    if (result.answer) menu.replace(result.answer);
    else menu.refresh();
    const detail = changes && importText.imported(changes.items);
    menu.notice.show({ text: menuText.saved, detail, tone: 'success' }, 'brief');
    opened.onSaved();
    // closes the import, unless the user has chosen another file in the meantime
    if (this.opened === opened && this.plan === plan) this.close();
  }

  private newPlan() {
    const { saved, value } = this.opened?.menu.fields ?? {};
    const planned = this.planFrom(value);
    if (!this.opened || !saved || !planned) return undefined;
    const plan = new Editor<Menu, never, never, Menu>(this.services, {
      kind: menuImportEditKind(this.menus, this.opened.restaurantId),
      initial: saved,
      texts: saveMenuTexts,
    });
    plan.fields.edit(planned);
    return plan;
  }

  private planFrom(current: Menu | undefined): Menu | undefined {
    const { menu } = this.files;
    return current && menu && planImport(current, menu, this.rest, toOpaqueId);
  }

  /** Discards the editor. A save in flight continues. */
  private discardPlan(): void {
    this.plan = undefined;
    this.removalQuestion = undefined;
  }
}
