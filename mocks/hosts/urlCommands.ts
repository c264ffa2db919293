import type { Backend } from '../backend.ts';
import { setFault } from '../faults/faultNotation.ts';
import { isScenarioName, SCENARIO_NAMES } from '../scenarios/scenarios.ts';
import { signInPersona } from './browserControls.ts';
import { takeOver } from './pageSession.ts';

/**
 * Does what the address of the page asks for, and takes it out of the address, before the app begins:
 * `?fault=GET /api/companies/restaurants 500` (the notation of `faultNotation.ts`), `?scenario=a company with calls`,
 * `?as=owner@tableside.example`. A command that cannot be understood is told on the console.
 */
export async function obeyUrl(backend: Backend): Promise<void> {
  for (const [name, obey] of Object.entries(commands)) {
    const value = takeFromAddress(name);
    if (value === null) continue;
    try {
      await obey(value, backend);
    } catch (error) {
      console.error(error);
    }
  }
}

const commands: Readonly<Record<string, (value: string, backend: Backend) => unknown>> = {
  scenario: enter,
  as: signInPersona,
  fault: (notation, { faults }) => setFault(faults, notation),
};

async function enter(scenario: string, backend: Backend): Promise<void> {
  if (!isScenarioName(scenario)) {
    throw new Error(`There is no scenario "${scenario}". There are:\n${SCENARIO_NAMES.join('\n')}`);
  }
  const values = await backend.scenario(scenario);
  takeOver(values, backend.db.users.find(values['userId'] ?? ''));
}

function takeFromAddress(parameter: string): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get(parameter);
  if (value !== null) {
    url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
  }
  return value;
}
