import { MAX_MENU_FILE_SIZE, unreadable } from '#domain/menu/importedMenu.ts';
import { Failure } from '../Failure.ts';
import { MenuColumnChoices } from './MenuColumnChoices.ts';
import { MenuFiles, type FileNotation, type MenuFile } from './MenuFiles.ts';
import type { MenuFileReading, MenuFileSheets } from './MenuFileSheets.ts';

/**
 * Reads a menu from a file of up to {@link MAX_MENU_FILE_SIZE} bytes: JSON, CSV, or Excel. Recognizes the
 * columns, unless the user has chosen them for a file with the same column names. Reads nothing from a file
 * with a syntax error. (rule: menu import)
 */
export class ReadMenuFile {
  static readonly needs = [MenuFiles, MenuColumnChoices] as const;
  constructor(
    private readonly files: MenuFiles,
    private readonly choices: MenuColumnChoices,
  ) {}

  /**
   * @throws Failure `unreachable` if the code that reads menus does not load
   */
  async execute(file: MenuFile, notation?: FileNotation): Promise<MenuFileReading> {
    if (file.bytes.length > MAX_MENU_FILE_SIZE) return { reading: unreadable({ rule: 'too-large' }) };
    const content = await this.files.read(file, notation);
    const { readContent } = await import('./readContent.ts').catch((cause: unknown) => {
      throw new Failure('unreachable', { cause });
    });
    return readContent(content, (signature) => this.choices.choice(signature));
  }

  /** Remembers the columns that the user has chosen. */
  remember({ signature, sheet }: MenuFileSheets): void {
    if (sheet) this.choices.save(signature, sheet.columns.choice);
  }
}
