import type { Backend } from '../backend.ts';
import { setFault } from '../faultNotation.ts';
import { isScenarioName, SCENARIO_NAMES } from '../scenarios.ts';
import { loadAnew, type BrowserControls } from './browserControls.ts';
import { takeOver } from './pageSession.ts';

/**
 * Does what the address of the page asks for, and takes it out of the address:
 * `?fault=GET /api/companies/restaurants 500` (the notation of `faultNotation.ts`), `?scenario=a company with calls`,
 * `?as=owner@tableside.example`. After a scenario or a sign-in the page is loaded anew, as the app has begun with
 * another session; then this does not resolve. A command that cannot be understood is told on the console.
 * @param openedAt the address that the page was opened by
 */
export async function obeyUrl(backend: Backend, controls: BrowserControls, openedAt: string): Promise<void> {
  const url = new URL(openedAt);
  const take = (name: string) => {
    const value = url.searchParams.get(name);
    url.searchParams.delete(name);
    return value;
  };
  try {
    const scenario = take('scenario');
    if (scenario !== null) return await enter(scenario, backend, url);
    const email = take('as');
    if (email !== null) {
      await controls.signInAs(email, url.href);
      return await untilUnloaded();
    }
    const fault = take('fault');
    if (fault !== null) {
      setFault(backend.faults, fault);
      cleanAddress('fault');
    }
  } catch (error) {
    console.error(error);
  }
}

async function enter(scenario: string, backend: Backend, url: URL): Promise<void> {
  if (!isScenarioName(scenario)) {
    throw new Error(`There is no scenario "${scenario}". There are:\n${SCENARIO_NAMES.join('\n')}`);
  }
  const values = await backend.scenario(scenario);
  takeOver(values, backend.db.users.find(values['userId'] ?? ''));
  loadAnew(url.href);
  await untilUnloaded();
}

function cleanAddress(parameter: string): void {
  const url = new URL(location.href);
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url);
}

const untilUnloaded = () => new Promise<never>(() => undefined);
