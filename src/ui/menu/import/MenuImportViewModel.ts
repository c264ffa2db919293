import { makeAutoObservable, observableRef } from 'mobx';
import { importKind } from '#application/menu/importKind.ts';
import { Menus } from '#application/menu/Menus.ts';
import type { MenuFile } from '#application/menu/MenuFiles.ts';
import { DownloadExampleMenu } from '#application/menu/DownloadExampleMenu.ts';
import type { MenuFileReading, MenuTable, ReadSheet } from '#application/menu/MenuTable.ts';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import { SaveSettings, type SaveOutcome } from '#application/settings/SaveSettings.ts';
import { mergeMenus } from '#domain/menu/displayOrder.ts';
import { compareMenus, isUnchanged, type MenuComparison } from '#domain/menu/compareMenus.ts';
import type { ColumnUse } from '#domain/menu/import/columnUse.ts';
import {
  MAX_MENU_FILE_SIZE,
  unreadable,
  type ImportedMenu,
  type RowNote,
  type SkippedRow,
} from '#domain/menu/importedMenu.ts';
import { largeRemoval, type Removal } from '#domain/menu/largeRemoval.ts';
import type { Menu, UnsavedMenu } from '#domain/menu/menu.ts';
import { planImport, type UnlistedItems } from '#domain/menu/planImport.ts';
import type { FormController } from '../../forms/FormController.ts';
import { FormState } from '../../forms/FormState.ts';
import { Notice } from '../../kit/Notice.ts';
import { Task } from '../../kit/Task.ts';
import { formText } from '../../texts/formText.ts';
import { failureText } from '../../texts/failureText.ts';
import { menuText } from '../../texts/menuText.ts';

interface Opened {
  readonly restaurantId: string;
  /** The menu to import into. Receives the saved menu. */
  readonly menu: FormController<Menu, never>;
}

interface ReadFile extends MenuFileReading {
  readonly name: string;
}

/** Without the JSON parser's code, no line number is shown. */
const LINE_UNKNOWN = { jsonSyntaxError: (): undefined => undefined };

/** An import: the user chooses a file, reviews the changes, and saves. */
export class MenuImportViewModel {
  static readonly needs = [ReadMenuFile, Menus, SaveSettings, DownloadExampleMenu] as const;
  opened: Opened | undefined;
  file: ReadFile | undefined;
  rest: UnlistedItems = 'kept';
  /** Whether the user opened or closed the columns. Undefined until then. */
  areColumnsOpen: boolean | undefined;
  /** A removal that needs a second confirmation. */
  removalQuestion: Removal | undefined;
  /** The imported menu next to the saved one, once saving has found conflicts. */
  plan: FormState<UnsavedMenu, never> | undefined;
  readonly reading = new Task();
  readonly exporting = new Task();
  readonly saving = new Task();
  readonly notice = new Notice();
  /** The chosen file as it is, to read it in another encoding. */
  #source: MenuFile | undefined;

  constructor(
    private readonly readMenuFile: ReadMenuFile,
    private readonly menus: Menus,
    private readonly saveSettings: SaveSettings,
    private readonly downloadExampleMenu: DownloadExampleMenu,
  ) {
    makeAutoObservable(
      this,
      { opened: observableRef, file: observableRef, plan: observableRef, removalQuestion: observableRef },
      { autoBind: true },
    );
  }

  open(opened: Opened): void {
    this.opened = opened;
    this.file = undefined;
    this.plan = undefined;
    this.rest = 'kept';
    this.areColumnsOpen = undefined;
    this.removalQuestion = undefined;
    // cancels reading the previous dialog's file
    this.reading.cancel();
    this.notice.clear();
  }

  close(): void {
    if (!this.saving.running) this.opened = undefined;
  }

  /** Accepts a file, and rejects one that is too large before reading it. */
  take(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): void {
    const { opened } = this;
    const { name, size } = file;
    this.notice.clear();
    this.reading.cancel();
    if (size > MAX_MENU_FILE_SIZE) return this.show({ name, reading: unreadable({ rule: 'too-large' }) });
    void file.arrayBuffer().then((buffer) => {
      if (this.opened === opened) this.choose({ name, bytes: new Uint8Array(buffer) });
    }, this.cannotRead);
  }

  /** Reads a chosen file. Saves nothing yet. */
  choose(file: MenuFile): void {
    this.#source = file;
    this.areColumnsOpen = undefined;
    this.read(file);
  }

  /** Reads the file again in another encoding. */
  chooseEncoding(encoding: string): void {
    if (this.#source) this.read(this.#source, encoding);
  }

  chooseSheet(place: number): void {
    this.reread((table) => table.withSheet(place));
  }

  /** Gives a column another use, and remembers it for files with the same column names. */
  chooseUse(column: number, use: ColumnUse): void {
    this.chooseColumns((table) => table.withUse(column, use));
  }

  /** Whether the first row has column names. */
  setHasHeader(hasHeader: boolean): void {
    this.chooseColumns((table) => table.withHeader(hasHeader));
  }

  setColumnsOpen(isOpen: boolean): void {
    this.areColumnsOpen = isOpen;
  }

  /** The sheet that is imported. Undefined for JSON. */
  get sheet(): ReadSheet | undefined {
    return this.file?.table?.sheet;
  }

  /** Saves an example of a menu file. */
  downloadExample(): void {
    const failed = () => this.notice.error(menuText.exportFailed, 'brief');
    void this.exporting.run(() => this.downloadExampleMenu.execute(), { done: () => undefined, failed });
  }

  cannotRead(): void {
    this.notice.error(menuText.readFailed);
  }

  /** Keeps or removes items missing from the file. */
  setRest(rest: UnlistedItems): void {
    this.rest = rest;
    this.plan = undefined;
  }

  /** Rows that are not imported. */
  get skipped(): readonly SkippedRow[] {
    return this.file?.reading.outcome === 'read' ? this.file.reading.skipped : [];
  }

  /** What is left out of imported rows. */
  get notes(): readonly RowNote[] {
    return this.file?.reading.outcome === 'read' ? this.file.reading.notes : [];
  }

  /** What the import would change. Undefined if nothing would, or without a readable file. */
  get changes(): MenuComparison | undefined {
    const current = this.opened?.menu.fields.value;
    if (!current || !this.asked) return undefined;
    const changes = compareMenus(current, planImport(current, this.asked, this.rest));
    return isUnchanged(changes) ? undefined : changes;
  }

  /** Saves the imported menu, or asks first if much would be removed. */
  apply(): void {
    const { opened, changes } = this;
    const current = opened?.menu.fields.value;
    if (!current || !changes) return;
    this.removalQuestion = largeRemoval(current, changes);
    if (!this.removalQuestion) this.save();
  }

  confirmRemoval(): void {
    if (!this.removalQuestion) return;
    this.removalQuestion = undefined;
    this.save();
  }

  dismissRemoval(): void {
    this.removalQuestion = undefined;
  }

  /** Saves the imported menu, after an earlier save the user stopped waiting for. */
  private save(): void {
    const { opened, file, asked, rest } = this;
    const { saved: base, value: current } = opened?.menu.fields ?? {};
    if (!opened || !base || !current || !asked || !this.changes) return;
    if (this.plan && this.plan.conflicts.length > 0) return;
    const plan = this.plan ?? aPlan(base, planImport(current, asked, rest));
    const { saved = base, value = base } = plan;
    this.notice.clear();
    const endings = {
      done: (outcome: SaveOutcome<UnsavedMenu, never, Menu>) => {
        // another file may be open by now
        const isOpen = this.opened === opened && this.file === file;
        this.settle(outcome, { opened, plan, isOpen });
      },
      failed: () => this.fail(opened, failureText.saveMenu),
    };
    void this.saving.run(
      () =>
        this.saveSettings.execute({
          kind: importKind(this.menus, opened.restaurantId),
          base: saved,
          edited: { ...value },
        }),
      endings,
      JSON.stringify([value, saved]),
    );
  }

  private settle(
    outcome: SaveOutcome<UnsavedMenu, never, Menu>,
    { opened, plan, isOpen }: { opened: Opened; plan: FormState<UnsavedMenu, never>; isOpen: boolean },
  ): void {
    const { menu } = opened;
    switch (outcome.outcome) {
      case 'saved':
        if (outcome.answer) menu.replace(outcome.answer);
        else menu.refresh();
        menu.notice.success(menuText.saved, 'brief');
        if (isOpen) this.close();
        return;
      case 'conflict':
        plan.load(outcome.theirs);
        if (isOpen) this.plan = plan;
        menu.refresh();
        return this.fail(opened, formText.conflicts(plan.conflicts.length));
      case 'deleted':
      case 'invalid':
        return this.fail(opened, failureText.saveMenu);
      case 'unknown':
        menu.refresh();
        return this.fail(opened, formText.unknown);
    }
  }

  /** Shows a failure in the dialog, or in the panel if it was closed. */
  private fail({ menu }: Opened, text: string): void {
    (this.opened ? this.notice : menu.notice).error(text, 'brief');
  }

  /** The readable part of the file. */
  private get asked(): ImportedMenu | undefined {
    return this.file?.reading.outcome === 'read' ? this.file.reading.menu : undefined;
  }

  private read(file: MenuFile, encoding?: string): void {
    this.notice.clear();
    this.reading.cancel();
    void this.reading.run(() => this.readWithLine(file, encoding), {
      done: (reading) => this.show({ name: file.name, ...reading }),
      failed: this.cannotRead,
    });
  }

  private async readWithLine(file: MenuFile, encoding?: string): Promise<MenuFileReading> {
    const read = await this.readMenuFile.execute(file, encoding);
    if (read.json === undefined || read.reading.outcome === 'read') return read;
    if (read.reading.problems[0]?.rule !== 'no-json') return read;
    // the parser that locates syntax errors is loaded on demand
    const { jsonSyntaxError } = await import('../../restaurants/menuJson/jsonSyntaxError.ts').catch(
      () => LINE_UNKNOWN,
    );
    return { reading: unreadable({ rule: 'no-json', line: jsonSyntaxError(read.json)?.line }) };
  }

  private chooseColumns(change: (table: MenuTable) => MenuTable): void {
    // stays open for the next change
    this.areColumnsOpen = true;
    this.reread(change);
    if (this.file?.table) this.readMenuFile.remember(this.file.table);
  }

  private reread(change: (table: MenuTable) => MenuTable): void {
    if (!this.file?.table) return;
    const table = change(this.file.table);
    this.show({ name: this.file.name, reading: table.reading, table });
  }

  private show(file: ReadFile): void {
    this.file = file;
    this.plan = undefined;
    this.removalQuestion = undefined;
  }
}

function aPlan(base: Menu, planned: UnsavedMenu): FormState<UnsavedMenu, never> {
  const plan = new FormState<UnsavedMenu, never>({ initial: base, problems: () => ({}), merge: mergeMenus });
  plan.edit(planned);
  return plan;
}
