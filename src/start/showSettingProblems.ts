import type { SettingProblem } from './settings.ts';
import { brand } from '#ui/texts/brand.ts';

/** Shows the invalid settings on the page, instead of the app. */
export function showSettingProblems(root: HTMLElement, problems: readonly SettingProblem[]): void {
  const page = document.createElement('main');
  page.className = 'settings-error';
  const lines = problems.map(({ setting, problem }) => {
    const line = document.createElement('li');
    const name = document.createElement('code');
    name.textContent = setting;
    line.append(name, ` ${problem}`);
    return line;
  });
  const heading = document.createElement('h1');
  heading.textContent = `${brand.name} is not set up`;
  const list = document.createElement('ul');
  list.append(...lines);
  const help = document.createElement('p');
  help.textContent =
    'These settings are read when the app is built. Correct them (.env.example explains each), then build again.';
  page.append(heading, list, help);
  root.replaceChildren(page);
}
