import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { ALL_CALLS } from '#domain/companies/callFilter.ts';
import { Handset } from '../../art/drawings.tsx';
import { lazyComponent } from '../../kit/lazyComponent.ts';
import { MissingDialog } from '../../kit/MissingDialog.tsx';
import { MissingPart } from '../../kit/MissingPart.tsx';
import { Section } from '../../kit/Section.tsx';
import { useLoggedFailure } from '../../kit/useLoggedFailure.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { NothingToShow } from '../NothingToShow.tsx';
import { sections } from '../sections.ts';
import type { CallsViewModel } from './CallsViewModel.ts';
import { loadTranscriptDrawer } from './loadTranscriptDrawer.ts';
import { MinutesByDay } from './MinutesByDay.tsx';
import { PhoneLineGroups } from './PhoneLineGroups.tsx';
import { callText } from '../../texts/callText.ts';
import { companyText } from '../../texts/companyText.ts';
import { useCallFilter } from './useCallFilter.ts';
import { useOpenCall } from './useOpenCall.ts';

const CallFilterBar = lazyComponent(
  async () => (await import('./CallFilterBar.tsx')).CallFilterBar,
  MissingPart,
);

const TranscriptDrawer = lazyComponent(loadTranscriptDrawer, MissingDialog);

interface Props {
  readonly vm: CallsViewModel;
}

interface ListProps extends Props {
  readonly onRead: (callId: string) => void;
}

/** Section 4: what was said on the phone, number by number. A failure to load it is only logged. */
export const CompanyCalls = observer(function CompanyCalls({ vm }: Props) {
  useLoggedFailure(vm.phoneLines);
  const { open, step, close } = useOpenCall(vm);
  return (
    <Section {...sections.calls}>
      <WhenLoaded loading={vm.phoneLines} what="calls" skeleton={<CallsSkeleton />}>
        {() => <Calls vm={vm} onRead={open} />}
      </WhenLoaded>
      {vm.shown && <TranscriptDrawer vm={vm} open={vm.isTranscriptOpen} onStep={step} onClose={close} />}
    </Section>
  );
});

const Calls = observer(function Calls({ vm, onRead }: ListProps) {
  const { failure, retry } = vm.phoneLines;
  if (failure) return <NothingToShow text={companyText.callsFailed} onRetry={retry} />;
  if (vm.count === 0) return <NothingToShow drawing={<Handset />} text={companyText.noCalls} />;
  return <FilteredCalls vm={vm} onRead={onRead} />;
});

const FilteredCalls = observer(function FilteredCalls({ vm, onRead }: ListProps) {
  const query = useCallFilter();
  const field = useRef<HTMLInputElement>(null);
  const { day, outcome } = query.filter;
  // of very many calls, a letter is drawn before what it finds
  const text = useDeferredValue(query.filter.text);
  useLayoutEffect(() => vm.look({ day, outcome, text }), [vm, day, outcome, text]);
  const clear = () => {
    query.change({ ...ALL_CALLS, day: undefined, outcome: undefined });
    // the button goes with what it clears
    field.current?.focus();
  };
  return (
    <>
      <Box sx={{ minHeight: { xs: 213, sm: 136 } }}>
        <CallFilterBar vm={vm} query={query} field={field} onClear={clear} />
      </Box>
      {!vm.isNarrow && <MinutesByDay days={vm.byDay} />}
      {vm.foundCount > 0 ? <PhoneLineGroups vm={vm} onRead={onRead} /> : <NoCallsFound onClear={clear} />}
    </>
  );
});

function NoCallsFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 4, textAlign: 'center' }}>
      <Handset />
      <Typography>{callText.nothingFound}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {callText.otherwise}
      </Typography>
      <Button variant="outlined" onClick={onClear} sx={{ mt: 1 }}>
        Show all calls
      </Button>
    </Box>
  );
}

/** The chart, three numbers, and the calls of the first. */
function CallsSkeleton() {
  return (
    <Skeleton
      variant="rounded"
      animation={false}
      sx={{ height: 'calc(500px + min(70dvh, 600px))', borderRadius: '12px' }}
    />
  );
}
