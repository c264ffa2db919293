import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { observer } from 'mobx-react-lite';
import { Handset } from '../../art/drawings.tsx';
import { Section } from '../../kit/Section.tsx';
import { useLoggedFailure } from '../../kit/useLoggedFailure.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { NothingToShow } from '../NothingToShow.tsx';
import { sections } from '../sections.ts';
import type { CallsViewModel } from './CallsViewModel.ts';
import { CallTranscript } from './CallTranscript.tsx';
import { groupStyles } from './groupStyles.ts';
import { MinutesByDay } from './MinutesByDay.tsx';
import { PhoneLineGroup } from './PhoneLineGroup.tsx';
import { companyText } from '../../texts/companyText.ts';

/** Section 4: what was said on the phone, number by number. A failure to load it is only logged. */
export const CompanyCalls = observer(function CompanyCalls({ vm }: { readonly vm: CallsViewModel }) {
  useLoggedFailure(vm.phoneLines);
  return (
    <Section {...sections.calls}>
      <WhenLoaded loading={vm.phoneLines} what="calls" skeleton={<CallsSkeleton />}>
        <Calls vm={vm} />
      </WhenLoaded>
      <CallTranscript vm={vm} />
    </Section>
  );
});

const Calls = observer(function Calls({ vm }: { readonly vm: CallsViewModel }) {
  const { failure, retry } = vm.phoneLines;
  if (failure) return <NothingToShow text={companyText.callsFailed} onRetry={retry} />;
  if (!vm.hasCalls) return <NothingToShow drawing={<Handset />} text={companyText.noCalls} />;
  return (
    <>
      <MinutesByDay days={vm.byDay} />
      <Box sx={groupStyles}>
        {vm.lines.map((line) => (
          <PhoneLineGroup key={line.id} vm={vm} line={line} />
        ))}
      </Box>
    </>
  );
});

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
