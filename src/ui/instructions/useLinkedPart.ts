import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { viewParams } from '../kit/unsaved/keepsUnsavedWork.ts';
import type { InstructionsPart } from '../navigation/navItems.ts';
import { useToRehearse } from '../navigation/toRehearse.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';

/** Opens what the URL leads to, and keeps the scenario that it brings. Returns which part the URL leads to. */
export function useLinkedPart(vm: InstructionsViewModel): InstructionsPart | undefined {
  const { search, key } = useLocation();
  const part = new URLSearchParams(search).get(viewParams.part);
  const scenario = useToRehearse();
  const isLoaded = vm.form.fields.saved !== undefined;
  useEffect(() => {
    if (isLoaded && part === 'greeting') vm.openGreeting();
  }, [vm, part, key, isLoaded]);
  useEffect(() => {
    if (scenario === undefined) return;
    vm.rehearsal.keep(scenario);
    // a reload would keep it again after its removal; navigating would end the scrolling to the part
    history.replaceState({ ...history.state, usr: null }, '');
  }, [vm, scenario, key]);
  return part === 'greeting' || part === 'rehearsal' ? part : undefined;
}
