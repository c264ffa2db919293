import { clsx } from 'clsx';
import { useRef } from 'react';
import { estimateUsage } from '#domain/billing/usageEstimate.ts';
import type { Company } from '#domain/companies/company.ts';
import type { MinutesReceipt } from '#domain/companies/minutesReceipt.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { Section } from '../kit/layout/Section.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { DataTable } from '../kit/lists/DataTable.tsx';
import { idOf, rowKeys } from '../kit/lists/rowKeys.ts';
import { ShowAllButton } from '../kit/lists/ShowAllButton.tsx';
import { useExpandableList } from '../kit/lists/useExpandableList.ts';
import { WindowedRows } from '../kit/lists/WindowedRows.tsx';
import { useWindowedRows } from '../kit/lists/useWindowedRows.ts';
import { UnreadableRows } from '../kit/lists/UnreadableRows.tsx';
import { DefinitionList } from '../kit/text/DefinitionList.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import { monthDayAndTime } from '../texts/dates.ts';
import { countWithNoun, formatNumber } from '../texts/numbers.ts';
import { receiptText } from '../texts/usageText.ts';
import boxes from '../kit/layout/boxes.module.css';
import tables from '../kit/lists/tables.module.css';
import words from '../kit/text/words.module.css';
import { UsageEstimate } from './UsageEstimate.tsx';
import styles from './MinutesReceiptSection.module.css';

interface Props {
  readonly receipt: MinutesReceipt;
  readonly recalculatedAt: Date;
  readonly company: Company;
}

const INITIAL_COUNT = 5;

/** Explains recalculated minutes: an estimate, the cost of rounding up, the phone numbers, and every call. */
export function MinutesReceiptSection({ receipt, recalculatedAt, company: { minutes, plan } }: Props) {
  const { lines, total, byNumber, withoutLength } = receipt;
  const estimate = estimateUsage({ receipt, minutes, interval: 'monthly', now: recalculatedAt });
  return (
    <Section title="Usage breakdown" id="usage-breakdown">
      <Stack gap={24}>
        <div className={styles.figures}>
          <UsageEstimate estimate={estimate} currentPlan={plan} />
          <Stack>
            <DefinitionList facts={[{ name: 'Rounding up', value: receiptText.rounding(receipt) }]} />
            {byNumber.length > 1 && <PhoneLines byNumber={byNumber} total={total} />}
          </Stack>
        </div>
        <div>
          <Text strong>{receiptText.compared(minutes.usedCredits, receipt)}</Text>
          {withoutLength > 0 && (
            <Text size="small" tone="muted">
              {receiptText.withoutLength(withoutLength)}
            </Text>
          )}
          <UnreadableRows rows={receipt} noun="call" />
          <Calls lines={lines} />
        </div>
      </Stack>
    </Section>
  );
}

const MAX_NUMBERS = 4;

/** The minutes of each phone number, as bars. If there are many numbers, the last row sums up the rest. */
function PhoneLines({ byNumber, total }: Pick<MinutesReceipt, 'byNumber' | 'total'>) {
  const shown = byNumber.length > MAX_NUMBERS ? byNumber.slice(0, MAX_NUMBERS - 1) : byNumber;
  const keys = rowKeys(shown, idOf);
  const rest = byNumber.slice(shown.length);
  const ofRest = rest.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <div>
      <Heading level={3} className={styles.title}>
        Minutes by phone line
      </Heading>
      <ul className={clsx(boxes.list, styles.numbers)}>
        {shown.map(({ number, minutes }, index) => (
          <Bar key={keys[index]} name={phoneNumberText(number)} isNumber minutes={minutes} total={total} />
        ))}
        {rest.length > 0 && <Bar name={receiptText.otherLines(rest.length)} minutes={ofRest} total={total} />}
      </ul>
    </div>
  );
}

interface BarProps {
  readonly name: string;
  readonly isNumber?: boolean;
  readonly minutes: number;
  readonly total: number;
}

function Bar({ name, isNumber, minutes, total }: BarProps) {
  return (
    <li>
      <span className={clsx(isNumber && words.mono)}>{name}</span>
      <span>{countWithNoun(minutes, 'minute')}</span>
      <span aria-hidden className={styles.bar}>
        <span style={{ inlineSize: `${(minutes / total) * 100}%` }} />
      </span>
    </li>
  );
}

/** The billed calls: the first ones, or all on request. Renders only the visible rows of a long list. */
function Calls({ lines }: Pick<MinutesReceipt, 'lines'>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { shownCount, listRef, expansion } = useExpandableList({
    name: 'usage breakdown',
    count: lines.length,
    initialCount: INITIAL_COUNT,
  });
  const shown = lines.slice(0, shownCount);
  const { rows, rest, measure } = useWindowedRows(body, { count: shownCount, height: 34, allUpTo: 200 });
  return (
    <div ref={listRef} className={styles.calls}>
      <DataTable
        caption="Usage breakdown"
        columns={['Call', 'Seconds', 'Minutes', 'Running total']}
        count={lines.length}
        className={clsx(tables.numericTable, styles.receipt)}
      >
        <tbody ref={body}>
          <WindowedRows of={shown} rows={rows} rest={rest} as="tr" keyOf={idOf}>
            {(line, index) => (
              <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
                <th scope="row">{line.startedAt ? monthDayAndTime(line.startedAt) : line.id}</th>
                <td>{line.seconds}</td>
                <td>{line.minutes}</td>
                <td>{formatNumber(line.runningTotal)}</td>
              </tr>
            )}
          </WindowedRows>
        </tbody>
      </DataTable>
      <ShowAllButton expansion={expansion} count={lines.length} label="Usage breakdown" />
    </div>
  );
}
