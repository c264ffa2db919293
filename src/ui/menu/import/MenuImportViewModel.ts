import { makeAutoObservable, observableRef } from 'mobx';
import { ImportMenu } from '#application/menu/ImportMenu.ts';
import { ReadMenuFile, type MenuFile } from '#application/menu/ReadMenuFile.ts';
import { compareMenus, isUnchanged, type MenuComparison } from '#domain/menu/compareMenus.ts';
import {
  MAX_MENU_FILE_SIZE,
  FILE_TOO_LARGE,
  type ImportedMenu,
  type ImportReading,
} from '#domain/menu/importedMenu.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { planImport, type UnlistedItems } from '#domain/menu/planImport.ts';
import type { Draft } from '../../forms/Draft.ts';
import { Notice } from '../../kit/Notice.ts';
import { Task } from '../../kit/Task.ts';
import { failureText } from '../../texts/failureText.ts';
import { menuText } from '../../texts/menuText.ts';

interface Opened {
  readonly restaurantId: string;
  /** The menu to import into. Receives the saved menu. */
  readonly menu: Draft<Menu, never>;
}

interface ReadFile {
  readonly name: string;
  readonly reading: ImportReading;
}

/** Without the JSON parser's code, no line number is shown. */
const LINE_UNKNOWN = { jsonSyntaxError: (): undefined => undefined };

/** An import: the user chooses a file, reviews the changes, and saves. */
export class MenuImportViewModel {
  static readonly needs = [ReadMenuFile, ImportMenu] as const;
  opened: Opened | undefined;
  file: ReadFile | undefined;
  rest: UnlistedItems = 'kept';
  readonly reading = new Task();
  readonly saving = new Task();
  readonly notice = new Notice();

  constructor(
    private readonly readMenuFile: ReadMenuFile,
    private readonly importMenu: ImportMenu,
  ) {
    makeAutoObservable(this, { opened: observableRef, file: observableRef }, { autoBind: true });
  }

  open(opened: Opened): void {
    this.opened = opened;
    this.file = undefined;
    this.rest = 'kept';
    // cancels reading the previous dialog's file
    this.reading.cancel();
    this.notice.clear();
  }

  close(): void {
    if (!this.saving.running) this.opened = undefined;
  }

  /** Accepts a file, and rejects one that is too large before reading it. */
  take(file: Pick<File, 'name' | 'size' | 'text'>): void {
    const { opened } = this;
    const { name, size } = file;
    this.notice.clear();
    this.reading.cancel();
    if (size > MAX_MENU_FILE_SIZE) this.show({ name, reading: FILE_TOO_LARGE });
    else
      void file.text().then((text) => this.opened === opened && this.choose({ name, text }), this.cannotRead);
  }

  /** Reads a chosen file. Saves nothing yet. */
  choose(file: MenuFile): void {
    this.notice.clear();
    this.reading.cancel();
    void this.reading.run(() => this.read(file), {
      done: (reading) => this.show({ name: file.name, reading }),
      failed: this.cannotRead,
    });
  }

  cannotRead(): void {
    this.notice.error(menuText.readFailed);
  }

  /** Keeps or removes items missing from the file. */
  setRest(rest: UnlistedItems): void {
    this.rest = rest;
  }

  /** What the import would change. Undefined if nothing would, or without a readable file. */
  get changes(): MenuComparison | undefined {
    const current = this.opened?.menu.value;
    if (!current || !this.asked) return undefined;
    const changes = compareMenus(current, planImport(current, this.asked, this.rest));
    return isUnchanged(changes) ? undefined : changes;
  }

  /** Saves the imported menu, after an earlier save the user stopped waiting for. */
  apply(): void {
    const { opened, file, asked, rest } = this;
    if (!opened || !asked || !this.changes) return;
    this.notice.clear();
    const endings = {
      // another file may be open by now
      done: () => this.opened === opened && this.file === file && this.close(),
      failed: () => (this.opened ? this.notice : opened.menu.notice).error(failureText.saveMenu, 'brief'),
    };
    void this.saving.run(() => this.save(opened, asked, rest), endings, JSON.stringify([asked, rest]));
  }

  /** The readable part of the file. */
  private get asked(): ImportedMenu | undefined {
    return this.file?.reading.outcome === 'read' ? this.file.reading.menu : undefined;
  }

  private async save(
    { restaurantId, menu }: Opened,
    asked: ImportedMenu,
    rest: UnlistedItems,
  ): Promise<void> {
    if (!menu.value) return;
    const saved = await this.importMenu.execute(restaurantId, menu.value, asked, rest);
    menu.replaceSaved(saved);
    menu.notice.success(menuText.saved, 'brief');
  }

  private async read(file: MenuFile): Promise<ImportReading> {
    const reading = await this.readMenuFile.execute(file);
    if (reading.outcome === 'read' || reading.problems[0]?.rule !== 'no-json') return reading;
    // the parser that locates syntax errors is loaded on demand
    const { jsonSyntaxError } = await import('../../restaurants/menuJson/jsonSyntaxError.ts').catch(
      () => LINE_UNKNOWN,
    );
    const line = jsonSyntaxError(file.text)?.line;
    return { outcome: 'unreadable', problems: [{ rule: 'no-json', ...(line !== undefined && { line }) }] };
  }

  private show(file: ReadFile): void {
    this.file = file;
  }
}
