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
import type { Draft } from '../../../kit/form/Draft.ts';
import { Notice } from '../../../kit/Notice.ts';
import { Task } from '../../../kit/Task.ts';
import { failureText } from '../../../texts/failureText.ts';
import { menuText } from '../../../texts/menuText.ts';

interface Opened {
  readonly restaurantId: string;
  /** What is changed; it takes over what is saved, and tells it. */
  readonly menu: Draft<Menu, never>;
}

interface ReadFile {
  readonly name: string;
  readonly reading: ImportReading;
}

/** Without the code that knows, no place is told. */
const LINE_UNKNOWN = { jsonSyntaxError: (): undefined => undefined };

/** An import: a file is chosen, what it changes is shown, and only then it is saved. */
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
    // a file of the dialog before
    this.reading.cancel();
    this.notice.clear();
  }

  close(): void {
    if (!this.saving.running) this.opened = undefined;
  }

  /** Takes a file of the person's, and says before it is read if it is too large for that. */
  take(file: Pick<File, 'name' | 'size' | 'text'>): void {
    const { opened } = this;
    const { name, size } = file;
    this.notice.clear();
    this.reading.cancel();
    if (size > MAX_MENU_FILE_SIZE) this.show({ name, reading: FILE_TOO_LARGE });
    else
      void file.text().then((text) => this.opened === opened && this.choose({ name, text }), this.cannotRead);
  }

  /** Reads a file that was chosen; nothing is saved yet. */
  choose(file: MenuFile): void {
    this.notice.clear();
    this.reading.cancel();
    void this.reading.run(() => this.read(file), {
      done: (reading) => this.show({ name: file.name, reading }),
      failed: this.cannotRead,
    });
  }

  /** The file is not to be had. */
  cannotRead(): void {
    this.notice.error(menuText.readFailed);
  }

  /** What becomes of the items that the file does not speak of. */
  setRest(rest: UnlistedItems): void {
    this.rest = rest;
  }

  /** What importing the file would change; none when it changes nothing, and while there is no file that can be taken. */
  get changes(): MenuComparison | undefined {
    const current = this.opened?.menu.value;
    if (!current || !this.asked) return undefined;
    const changes = compareMenus(current, planImport(current, this.asked, this.rest));
    return isUnchanged(changes) ? undefined : changes;
  }

  /** Saves the menu that the file asks for; after another one that nobody waits for any more. */
  apply(): void {
    const { opened, file, asked, rest } = this;
    if (!opened || !asked || !this.changes) return;
    this.notice.clear();
    const endings = {
      // by then another file may be looked at
      done: () => this.opened === opened && this.file === file && this.close(),
      failed: () => (this.opened ? this.notice : opened.menu.notice).error(failureText.saveMenu, 'brief'),
    };
    void this.saving.run(() => this.save(opened, asked, rest), endings, JSON.stringify([asked, rest]));
  }

  /** What can be taken of the file. */
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
    // where it stops being JSON is told by what the editor of menus tells it by, which is rarely needed
    const { jsonSyntaxError } = await import('../../../restaurants/menu/jsonSyntaxError.ts').catch(
      () => LINE_UNKNOWN,
    );
    const line = jsonSyntaxError(file.text)?.line;
    return { outcome: 'unreadable', problems: [{ rule: 'no-json', ...(line !== undefined && { line }) }] };
  }

  private show(file: ReadFile): void {
    this.file = file;
  }
}
