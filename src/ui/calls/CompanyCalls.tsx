import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { NO_CALL_FILTER } from '#domain/companies/callFilter.ts';
import { HandsetDrawing } from '../art/drawings.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { lazyDialog } from '../kit/dialogs/DialogLoadFailure.tsx';
import { lazyComponent } from '../kit/lazy/lazyComponent.ts';
import { lazySection } from '../kit/lazy/lazySection.tsx';
import { UnreadableRows } from '../kit/lists/UnreadableRows.tsx';
import { Section } from '../kit/layout/Section.tsx';
import { LoadedSection } from '../kit/feedback/LoadedSection.tsx';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { companySections } from '../navigation/companySections.ts';
import { useCallersToCallBack } from './callers/useCallersToCallBack.ts';
import { CallsSkeleton, FilterBarSkeleton } from './CallsSkeleton.tsx';
import type { CallsViewModel } from './CallsViewModel.ts';
import { MinutesByDay } from './MinutesByDay.tsx';
import { CallsByNumber } from './CallsByNumber.tsx';
import { callText } from '../texts/callText.ts';
import { companyText } from '../texts/companyText.ts';
import { useCallFilter } from './callAddress.ts';
import { useOpenCall } from './useOpenCall.ts';

const CallFilterBar = lazySection(
  async () => (await import('./CallFilterBar.tsx')).CallFilterBar,
  FilterBarSkeleton,
);

const TranscriptDrawer = lazyDialog(async () => (await import('./TranscriptDrawer.tsx')).TranscriptDrawer);
const CallBacksButton = lazyComponent(
  async () => (await import('./callers/CallBacksButton.tsx')).CallBacksButton,
  () => null,
);
const CallBacks = lazyDialog(async () => (await import('./callers/CallBacks.tsx')).CallBacks);

interface Props {
  readonly vm: CallsViewModel;
}

/** The phone calls of a company, by number. A failed load is only logged. */
export const CompanyCalls = observer(function CompanyCalls({ vm }: Props) {
  const { open, step, close } = useOpenCall(vm);
  const list = useCallersToCallBack();
  const wasListed = useRef(false);
  wasListed.current ||= list.isOpen;
  const { mayAdminister } = useSharedViewModel(OpenRestaurantViewModel);
  const isLoaded = vm.phoneLines.value !== undefined;
  // after the calls have loaded
  useEffect(() => {
    if (isLoaded && mayAdminister) vm.callers.load();
  }, [vm, isLoaded, mayAdminister]);
  return (
    <Section {...companySections.calls} actions={isLoaded && <CallBacksButton vm={vm} onOpen={list.open} />}>
      <VisuallyHidden role="status">{vm.announced}</VisuallyHidden>
      <LoadedSection
        loading={vm.phoneLines}
        what="calls"
        failedText={companyText.callsFailed}
        skeleton={<CallsSkeleton />}
      >
        {() => (
          <>
            <UnreadableRows rows={vm} noun="call" />
            {vm.count === 0 ? (
              <EmptyState drawing={<HandsetDrawing />} text={companyText.noCalls} />
            ) : (
              <Calls vm={vm} onRead={open} />
            )}
          </>
        )}
      </LoadedSection>
      {wasListed.current && <CallBacks vm={vm} open={list.isOpen} onRead={open} onClose={list.close} />}
      {vm.shown && <TranscriptDrawer vm={vm} open={vm.isTranscriptOpen} onStep={step} onClose={close} />}
    </Section>
  );
});

interface CallsProps extends Props {
  readonly onRead: (callId: string) => void;
}

/** The filter bar and the filtered calls. */
const Calls = observer(function Calls({ vm, onRead }: CallsProps) {
  const query = useCallFilter();
  const field = useRef<HTMLInputElement>(null);
  const { day, outcome } = query;
  // renders the keystroke first and the results of a long list later
  const text = useDeferredValue(query.text);
  useLayoutEffect(() => vm.look({ day, outcome, text }), [vm, day, outcome, text]);
  const clear = () => {
    query.ask({ ...NO_CALL_FILTER, day: undefined, outcome: undefined });
    // the pressed button disappeared with its message, so focus moves to the search
    field.current?.focus();
  };
  return (
    <>
      <CallFilterBar vm={vm} query={query} field={field} onClear={clear} />
      {!vm.isNarrow && <MinutesByDay days={vm.byDay} />}
      {vm.foundCount > 0 ? <CallsByNumber vm={vm} onRead={onRead} /> : <NoCallsFound onClear={clear} />}
    </>
  );
});

function NoCallsFound({ onClear }: { readonly onClear: () => void }) {
  const action = (
    <Button variant="outlined" onClick={onClear}>
      Show all calls
    </Button>
  );
  return (
    <EmptyState
      drawing={<HandsetDrawing />}
      text={callText.nothingFound}
      hint={callText.otherwise}
      action={action}
    />
  );
}
