import { useEffect } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { viewParams } from '../kit/unsaved/keepsUnsavedWork.ts';
import { scenarioFromLink } from '../navigation/toRehearse.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';

const partIn = ({ search }: Location) => new URLSearchParams(search).get(viewParams.part);

/**
 * Opens what the URL leads to, and keeps the scenario that it brings, on every visit by such a link. Returns
 * which part of the instructions the URL leads to.
 */
export function useLinkedPart(vm: InstructionsViewModel): string | null {
  const location: Location<unknown> = useLocation();
  const isLoaded = vm.form.fields.saved !== undefined;
  useEffect(() => {
    if (isLoaded && partIn(location) === 'greeting') vm.openGreeting();
  }, [vm, location, isLoaded]);
  useEffect(() => {
    const scenario = scenarioFromLink(location);
    if (scenario === undefined) return;
    vm.rehearsal.keep(scenario);
    // a reload would keep it again after its removal; navigating would end the scrolling to the part
    history.replaceState({ ...history.state, usr: null }, '');
  }, [vm, location]);
  return partIn(location);
}
