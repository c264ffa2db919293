import { makeAutoObservable, observableRef } from 'mobx';
import { DownloadExampleMenu } from '#application/menu/DownloadExampleMenu.ts';
import type { FileNotation, MenuFile } from '#application/menu/MenuFiles.ts';
import type { MenuFileReading, MenuFileSheets, ReadSheet } from '#application/menu/MenuFileSheets.ts';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import type { ColumnUse } from '#domain/menu/import/columnUse.ts';
import {
  MAX_MENU_FILE_SIZE,
  unreadable,
  type ImportedMenu,
  type RowNote,
  type SkippedRow,
} from '#domain/menu/importedMenu.ts';
import { Notice } from '../../kit/state/Notice.ts';
import { Task } from '../../kit/state/Task.ts';
import { menuText } from '../../texts/menuText.ts';

interface ReadFile extends MenuFileReading {
  readonly name: string;
}

/** Used until the JSON parser's code has loaded. Problems then have no line number. */
const LINE_UNKNOWN = { jsonSyntaxError: (): undefined => undefined };

/** A menu file that the user chooses, and how to read it. Saves nothing. */
export class MenuFileViewModel {
  static readonly needs = [ReadMenuFile, DownloadExampleMenu] as const;
  file: ReadFile | undefined;
  /** Whether the user opened or closed the list of columns. Undefined if neither. */
  areColumnsOpen: boolean | undefined;
  readonly reading = new Task();
  readonly exporting = new Task();
  readonly notice = new Notice();
  /** The chosen file, unparsed, so that it can be read again with another encoding or separator. */
  #source: MenuFile | undefined;
  /** The encoding and separator that the user chose for the file. */
  #notation: FileNotation = {};
  /** A new number for each chosen file and each {@link clear}, so that a slow file can't replace a later one. */
  #choice = 0;

  constructor(
    private readonly readMenuFile: ReadMenuFile,
    private readonly downloadExampleMenu: DownloadExampleMenu,
  ) {
    makeAutoObservable(this, { file: observableRef }, { autoBind: true });
  }

  clear(): void {
    this.file = undefined;
    this.areColumnsOpen = undefined;
    this.cancel();
  }

  /** Reads a file. Rejects a file that is too large without reading it. */
  take(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): void {
    const { name, size } = file;
    const choice = this.cancel();
    if (size > MAX_MENU_FILE_SIZE) return this.show({ name, reading: unreadable({ rule: 'too-large' }) });
    void file.arrayBuffer().then((buffer) => {
      if (this.#choice === choice) this.choose({ name, bytes: new Uint8Array(buffer) });
    }, this.cannotRead);
  }

  choose(file: MenuFile): void {
    this.#source = file;
    this.#notation = {};
    this.areColumnsOpen = undefined;
    this.read(file);
  }

  /** Parses the file again with another encoding or separator. */
  chooseNotation(notation: FileNotation): void {
    this.#notation = { ...this.#notation, ...notation };
    if (this.#source) this.read(this.#source);
  }

  chooseSheet(place: number): void {
    this.reread((table) => table.withSheet(place));
  }

  chooseLocation(location: string): void {
    this.reread((table) => table.withLocation(location));
  }

  /** Changes what a column is used for, and remembers the use for files with the same column names. */
  chooseUse(column: number, use: ColumnUse): void {
    this.chooseColumns((table) => table.assignColumnUse(column, use));
  }

  /** Sets whether the first row has column names. */
  setHasHeader(hasHeader: boolean): void {
    this.chooseColumns((table) => table.withHeader(hasHeader));
  }

  setColumnsOpen(isOpen: boolean): void {
    this.areColumnsOpen = isOpen;
  }

  /** The imported sheet. Undefined for JSON. */
  get sheet(): ReadSheet | undefined {
    return this.file?.table?.sheet;
  }

  /** The readable part of the menu in the file. */
  get menu(): ImportedMenu | undefined {
    return this.file?.reading.outcome === 'read' ? this.file.reading.menu : undefined;
  }

  /** Rows that are not imported. */
  get skipped(): readonly SkippedRow[] {
    return this.file?.reading.outcome === 'read' ? this.file.reading.skipped : [];
  }

  /** Parts of imported rows that were left out. */
  get notes(): readonly RowNote[] {
    return this.file?.reading.outcome === 'read' ? this.file.reading.notes : [];
  }

  downloadExample(): void {
    const failed = () => this.notice.error(menuText.exportFailed, 'brief');
    void this.exporting.run(() => this.downloadExampleMenu.execute(), { done: () => undefined, failed });
  }

  cannotRead(): void {
    this.notice.error(menuText.readFailed);
  }

  private cancel(): number {
    this.notice.clear();
    this.reading.cancel();
    return (this.#choice += 1);
  }

  private read(file: MenuFile): void {
    this.cancel();
    void this.reading.run(() => this.readWithLine(file, this.#notation), {
      done: (reading) => this.show({ name: file.name, ...reading }),
      failed: this.cannotRead,
    });
  }

  private async readWithLine(file: MenuFile, notation: FileNotation): Promise<MenuFileReading> {
    const read = await this.readMenuFile.execute(file, notation);
    if (read.json === undefined || read.reading.outcome === 'read') return read;
    if (read.reading.problems[0]?.rule !== 'no-json') return read;
    // the parser that locates syntax errors loads on demand
    const { jsonSyntaxError } = await import('../../restaurants/menuJson/jsonSyntaxError.ts').catch(
      () => LINE_UNKNOWN,
    );
    return { reading: unreadable({ rule: 'no-json', line: jsonSyntaxError(read.json)?.line }) };
  }

  private chooseColumns(change: (table: MenuFileSheets) => MenuFileSheets): void {
    // keeps the columns open for further changes
    this.areColumnsOpen = true;
    this.reread(change);
    if (this.file?.table) this.readMenuFile.remember(this.file.table);
  }

  private reread(change: (table: MenuFileSheets) => MenuFileSheets): void {
    if (!this.file?.table) return;
    const table = change(this.file.table);
    this.show({ name: this.file.name, reading: table.reading, table });
  }

  private show(file: ReadFile): void {
    this.file = file;
  }
}
