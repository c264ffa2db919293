import { createHash } from 'node:crypto';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { allPages } from '../src/ui/navigation/pages.ts';
import { bundledModulesOf } from './pageFiles.ts';

type Page = (typeof allPages)[number];

/** The styles a page needs to show itself. */
interface PageSheet {
  readonly fileName: string;
  readonly source: string;
}

/** Writes the sheet of each page. The site's whole sheet loads after a page has started. */
export function pageSheets(): Plugin {
  return {
    name: 'tableside:page-sheets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const page of allPages) this.emitFile({ type: 'asset', ...sheetOfPage(page, bundle) });
      },
    },
  };
}

const SHEET = /\/(\w+)\.module\.css/;

/**
 * The part of the site's sheet that a page needs at first: the rules of its own modules, and all rules
 * without a class of a module, such as the theme's variables.
 * @throws Error if the build has no single style sheet
 */
export function sheetOfPage(page: Page, bundle: Rolldown.OutputBundle): PageSheet {
  const whole = wholeSheet(bundle);
  const all = new Set(Object.values(bundle).flatMap(modulesOfFile).flatMap(sheetName));
  const own = new Set(bundledModulesOf(page, bundle).flatMap(sheetName));
  const isForeign = (name: string) => {
    const owners = [...name.matchAll(/([\w]+)-[\w]+/g)]
      .map(([, owner = '']) => owner)
      .filter((owner) => all.has(owner));
    return owners.length > 0 && !owners.some((owner) => own.has(owner));
  };
  const root = postcss.parse(whole, { from: undefined });
  root.walkRules((rule) => {
    if (rule.selectors.every(isForeign)) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.name.endsWith('keyframes') ? isForeign(rule.params) : rule.nodes?.length === 0)
      removeEmpty(rule);
  });
  const source = root.toString();
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/${page.name}-${hash}.css`, source };
}

function wholeSheet(bundle: Rolldown.OutputBundle): string {
  const [sheet, another] = Object.values(bundle).filter(({ fileName }) =>
    /\/style-[^/]+\.css$/.test(fileName),
  );
  if (sheet?.type !== 'asset' || another) throw new Error('The build has no single style sheet');
  return String(sheet.source);
}

/** Removes a rule, and those around it that become empty. */
function removeEmpty(rule: AtRule): void {
  const { parent } = rule;
  rule.remove();
  const around = parent as AtRule | Rule | Root | undefined;
  if (around?.type === 'atrule' && around.nodes?.length === 0) removeEmpty(around);
}

const modulesOfFile = (output: Rolldown.OutputBundle[string]) =>
  output.type === 'chunk' ? output.moduleIds : [];

const sheetName = (module: string) => SHEET.exec(module)?.[1] ?? [];
