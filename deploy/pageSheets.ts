import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { allPages } from '../src/ui/navigation/pages.ts';
import { filesOfEntry, filesOfPage } from './pageFiles.ts';

type Page = (typeof allPages)[number];
type Bundle = Rolldown.OutputBundle;

/** One style sheet with all styles that a page needs at startup. */
interface PageSheet {
  readonly fileName: string;
  readonly source: string;
  /** The bundler's sheets that this sheet contains. The page must not load those sheets again. */
  readonly parts: readonly string[];
}

/** Writes a style sheet for each page. Parts that load on demand load the bundler's own sheets. */
export function pageSheets(): Plugin {
  return {
    name: 'tableside:page-sheets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const page of allPages) {
          const { fileName, source } = sheetOfPage(page, bundle);
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}

/** Builds a page's style sheet. Shared styles come first, so that the page's own styles override them. */
export function sheetOfPage(page: Page, bundle: Bundle): PageSheet {
  const files = [...filesOfEntry(bundle), ...filesOfPage(page, bundle).toReversed()];
  const parts = [...new Set(files.flatMap((file) => sheetsOf(bundle[file])))];
  const source = parts.map((part) => contentOf(part, bundle)).join('');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/${page.name}-${hash}.css`, source, parts };
}

const sheetsOf = (file: Bundle[string] | undefined) =>
  file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];

function contentOf(fileName: string, bundle: Bundle): string {
  const sheet = bundle[fileName];
  if (sheet?.type !== 'asset') throw new Error(`The styles ${fileName} are not in the build`);
  return String(sheet.source).trim();
}
