import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
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
import { searchClearButton } from '../kit/controls/searchClearButton.ts';
import { NoticeBanner } from '../kit/feedback/NoticeBanner.tsx';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { callDayText, callOutcomeText } from '../texts/callText.ts';
import { shortDate } from '../texts/dates.ts';
import type { CallsViewModel } from './CallsViewModel.ts';
import { filterBar } from './filterBar.ts';
import type { CallQuery } from './callAddress.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

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
    <Box component="search" aria-label="Calls" sx={filterBar}>
      <Field
        label="Search calls"
        type="search"
        sx={searchClearButton}
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
      <Box className="answer inline">
        <SecondaryText role="status" sx={{ flex: '1 1 auto' }}>
          {vm.countText}
        </SecondaryText>
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
      </Box>
      <Box className={vm.notice.message && 'answer'} sx={{ display: 'contents' }}>
        <NoticeBanner notice={vm.notice} />
      </Box>
    </Box>
  );
});
