import { useEffect } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { viewParams } from '../kit/unsaved/keepsUnsavedWork.ts';
import { scenarioFromLink } from '../navigation/toRehearse.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';

const partIn = ({ search }: Location) => new URLSearchParams(search).get(viewParams.part);

/**
 * Opens the part of the instructions that the URL names, and keeps the scenario passed with the link, each
 * time the user opens such a link. Returns the part that the URL names.
 */
export function useLinkedInstructionsPart(vm: InstructionsViewModel): string | null {
  const location: Location<unknown> = useLocation();
  const isLoaded = vm.form.fields.saved !== undefined;
  useEffect(() => {
    if (isLoaded && partIn(location) === 'greeting') vm.openGreeting();
  }, [vm, location, isLoaded]);
  useEffect(() => {
    const scenario = scenarioFromLink(location);
    if (scenario === undefined) return;
    vm.rehearsal.keep(scenario);
    // removes the scenario from the history state, because a reload would keep it again; a navigation would
    // stop the scrolling to the part
    history.replaceState({ ...history.state, usr: null }, '');
  }, [vm, location]);
  return partIn(location);
}
