import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, type Ref } from 'react';
import {
  CALL_OUTCOMES,
  parseCallDay,
  parseCallOutcome,
  midnightOf,
  NAMED_DAYS,
} from '#domain/companies/callFilter.ts';
import { Field } from '../forms/Field.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import controls from '../kit/controls/controls.module.css';
import { NoticeBanner } from '../kit/feedback/NoticeBanner.tsx';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { callerText } from '../texts/callerText.ts';
import { callDayText, callOutcomeText } from '../texts/callText.ts';
import { shortDate } from '../texts/dates.ts';
import type { CallsViewModel } from './CallsViewModel.ts';
import { countMatchingMissedCalls } from './callers/callBacksOf.ts';
import { useCallersToCallBack } from './callers/useCallersToCallBack.ts';
import type { CallQuery } from './callAddress.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import styles from './CallFilterBar.module.css';

interface Props {
  readonly vm: CallsViewModel;
  readonly query: CallQuery;
  readonly field: Ref<HTMLInputElement>;
  readonly onClear: () => void;
}

const outcomes = [
  { value: '', label: 'All outcomes' },
  ...CALL_OUTCOMES.map((value) => ({ value, label: callOutcomeText[value] })),
];

export const CallFilterBar = observer(function CallFilterBar({ vm, query, field, onClear }: Props) {
  const { ask } = query;
  const { open: openCallBacks } = useCallersToCallBack();
  const missed = vm.isNarrow ? countMatchingMissedCalls(vm) : 0;
  const { company } = useSharedViewModel(OpenRestaurantViewModel);
  useEffect(() => vm.announceMatches(), [vm]);
  const days = [
    { value: '', label: 'All days' },
    ...[...NAMED_DAYS, ...vm.dates].map((value) => {
      const midnight = midnightOf(value);
      return { value, label: midnight ? shortDate(midnight) : (callDayText[value] ?? value) };
    }),
  ];
  return (
    <search aria-label="Calls" className={styles.bar}>
      <Field
        label="Search calls"
        type="search"
        className={controls.searchClear}
        inputRef={field}
        value={query.text}
        onType={(text) => ask({ text })}
      />
      <SelectField
        label="Day"
        value={query.day ?? ''}
        options={days}
        onChoose={(day) => ask({ day: parseCallDay(day) })}
      />
      <SelectField
        label="Outcome"
        value={query.outcome ?? ''}
        options={outcomes}
        onChoose={(outcome) => ask({ outcome: parseCallOutcome(outcome) })}
      />
      <div className={styles.answer}>
        <SecondaryText role="status" className={styles.count}>
          {vm.countText}
        </SecondaryText>
        {missed > 0 && (
          <Button aria-haspopup="dialog" onClick={openCallBacks}>
            {callerText.alsoMissed(missed)}
          </Button>
        )}
        {vm.isNarrow && <Button onClick={onClear}>Clear filters</Button>}
        <Button
          variant="outlined"
          startIcon={<FileDownload />}
          aria-busy={vm.exporting.running}
          disabled={vm.foundCount === 0}
          onClick={() => vm.export(company.value?.name)}
        >
          Export as CSV
        </Button>
      </div>
      <NoticeBanner notice={vm.notice} />
    </search>
  );
});
