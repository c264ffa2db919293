import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import type { Rolldown } from 'vite';
import { allPages } from '../../src/ui/navigation/pages.ts';
import { bundledModulesOf } from '../pageFiles.ts';

const SHEET = /\/([\w]+)\.module\.css/;

/**
 * The part of the site's style sheet that a page needs: the rules of its own modules, and all rules without
 * a class of a module, such as the theme's variables.
 * @param path the page's address
 * @throws Error if no page has the address, or the build has no single style sheet
 */
export function pageStyles(path: string, bundle: Rolldown.OutputBundle): string {
  const page = allPages.find((each) => new RegExp(`^${each.path.replace(/:\w+/g, '[^/]+')}$`).test(path));
  if (!page) throw new Error(`No page has the address ${path}`);
  const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
  const [sheet] = sheets;
  if (sheets.length !== 1 || sheet?.type !== 'asset') throw new Error('The build has no single style sheet');

  const all = new Set(Object.values(bundle).flatMap(modulesOfFile).flatMap(sheetName));
  const own = new Set(bundledModulesOf(page, bundle).flatMap(sheetName));
  const isForeign = (name: string) => {
    const owners = [...name.matchAll(/([\w]+)-[\w]+/g)]
      .map(([, owner = '']) => owner)
      .filter((owner) => all.has(owner));
    return owners.length > 0 && !owners.some((owner) => own.has(owner));
  };
  const root = postcss.parse(String(sheet.source));
  root.walkRules((rule) => {
    if (rule.selectors.every(isForeign)) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.name.endsWith('keyframes') ? isForeign(rule.params) : rule.nodes?.length === 0)
      removeEmpty(rule);
  });
  return root.toString();
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
