import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { ReadSheet } from '#application/menu/MenuFileSheets.ts';
import { dataRows } from '#domain/menu/import/columns.ts';
import { COLUMN_USES, NOT_IMPORTED_COLUMN_USES } from '#domain/menu/import/columnUse.ts';
import { cellText } from '#domain/menu/import/sheet.ts';
import { comparable } from '#domain/shared/comparable.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { SwitchField } from '../../forms/SwitchField.tsx';
import boxes from '../../kit/layout/boxes.module.css';
import { Cluster } from '../../kit/layout/Row.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Heading } from '../../kit/text/Heading.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { columnText, ENCODINGS, SEPARATORS } from '../../texts/importText.ts';
import styles from './ImportColumns.module.css';
import type { MenuFileViewModel } from './MenuFileViewModel.ts';

/** Maximum number of example cells for a column. */
const EXAMPLES = 3;

const useOptions = COLUMN_USES.map((use) => ({ value: use, label: columnText.uses[use] }));

interface Props {
  readonly vm: MenuFileViewModel;
}

/** Shows how the file's columns are read, and lets the user change the mapping. */
export const ImportColumns = observer(function ImportColumns({ vm }: Props) {
  const id = useId();
  const { file, sheet } = vm;
  if (!file?.table || !sheet) return null;
  const { choice, count } = sheet.columns;
  const used = choice.uses.filter((use) => !NOT_IMPORTED_COLUMN_USES.includes(use)).length;
  const isRead = file.reading.outcome === 'read';
  const isOpen = vm.areColumnsOpen ?? needsReview(sheet, isRead);
  return (
    <Stack as="section" gap={12} aria-labelledby={id} className={styles.columns}>
      <Cluster gap={16} rowGap={4}>
        <div className={styles.recognition}>
          <Heading level={3} id={id}>
            {columnText.title}
          </Heading>
          <SecondaryText>{`${recognition(sheet)}. ${columnText.used(used, count)}.`}</SecondaryText>
        </div>
        <Button
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => vm.setColumnsOpen(!isOpen)}
          className={styles.toggle}
        >
          {isOpen ? columnText.close : columnText.open}
        </Button>
      </Cluster>
      <FileFields vm={vm} isOpen={isOpen} />
      <div id={`${id}-list`} hidden={!isOpen}>
        {isOpen && <ColumnList key={sheet.columns.header.join()} vm={vm} sheet={sheet} />}
      </div>
    </Stack>
  );
});

/**
 * Returns whether the user should check the columns. False for known exports, and for columns that the user
 * has mapped before.
 */
const needsReview = ({ columns, isRemembered }: ReadSheet, isRead: boolean) =>
  !isRead || ((columns.origin === 'other' || hasRepeatedNames(columns.header)) && !isRemembered);

/** Returns whether two columns have the same name, because only one of them is imported. */
function hasRepeatedNames(header: readonly string[]): boolean {
  const names = header.filter((name) => name !== '').map(comparable);
  return new Set(names).size < names.length;
}

function recognition({ columns, isRemembered }: ReadSheet): string {
  if (isRemembered) return columnText.remembered;
  return columns.choice.uses.includes('item') ? columnText.origins[columns.origin] : columnText.unknown;
}

/** Fields for the sheet of a workbook, the encoding and separator of a text file, and the location to import. */
const FileFields = observer(function FileFields({ vm, isOpen }: Props & { readonly isOpen: boolean }) {
  const { table } = vm.file ?? {};
  if (!table?.sheet) return null;
  const { sheet, columns } = table.sheet;
  const separator = SEPARATORS.find(({ value }) => value === sheet.separator)?.value;
  return (
    <div className={styles.file}>
      {table.sheets.length > 1 && (
        <SelectField
          label={columnText.sheet}
          help={columnText.sheetHelp}
          value={table.chosen}
          options={table.sheets.map(({ sheet: { name } }, place) => ({ value: place, label: name }))}
          onChoose={vm.chooseSheet}
        />
      )}
      {isOpen && separator !== undefined && (
        <SelectField
          label={columnText.separator}
          help={columnText.separatorHelp}
          value={separator}
          options={SEPARATORS}
          onChoose={(chosen) => vm.chooseNotation({ separator: chosen })}
        />
      )}
      {table.encoding !== undefined && (
        <SelectField
          label={columnText.encoding}
          help={columnText.encodingHelp}
          value={table.encoding}
          options={ENCODINGS}
          onChoose={(encoding) => vm.chooseNotation({ encoding })}
        />
      )}
      {columns.locations.length > 1 && (
        <SelectField
          label={columnText.location}
          help={columnText.locationHelp}
          value={columns.location ?? ''}
          options={columns.locations.map((location) => ({ value: location, label: location }))}
          onChoose={vm.chooseLocation}
        />
      )}
    </div>
  );
});

const ColumnList = observer(function ColumnList({ vm, sheet }: Props & { readonly sheet: ReadSheet }) {
  const { header, choice, count } = sheet.columns;
  const [unusedAtFirst] = useState(() => choice.uses.map((use) => use === 'unused'));
  const isMissing = !choice.uses.includes('item');
  const hidden = unusedAtFirst.filter((isUnused) => isUnused).length;
  const [isWhole, setIsWhole] = useState(isMissing || hidden <= 3);
  const places = Array.from({ length: count }, (_, place) => place);
  const shown = places.filter((place) => isWhole || !unusedAtFirst[place]);
  const name = (place: number) => (choice.hasHeader && header[place]) || columnText.unnamed(place);
  return (
    <div className={styles.choices}>
      <SwitchField label={columnText.hasHeader} on={choice.hasHeader} onChange={vm.setHasHeader} />
      <ul aria-label={columnText.title} className={clsx(boxes.list, styles.list)}>
        {shown.map((place) => (
          <li key={place}>
            <SelectField
              label={name(place)}
              help={<span dir="auto">{columnText.examples(examplesOf(sheet, place))}</span>}
              value={choice.uses[place] ?? 'unused'}
              options={useOptions}
              onChoose={(use) => vm.chooseUse(place, use)}
            />
          </li>
        ))}
      </ul>
      {hidden > 3 && hidden < count && (
        <Button onClick={() => setIsWhole(!isWhole)} className={styles.unused}>
          {isWhole ? columnText.hideUnused : columnText.showUnused(hidden)}
        </Button>
      )}
    </div>
  );
});

function examplesOf({ sheet, columns }: ReadSheet, place: number): readonly string[] {
  const texts = dataRows(sheet, columns)
    .slice(0, 200)
    .map(({ cells }) => cellText(cells[place]))
    .filter((text) => text !== '');
  return [...new Set(texts)]
    .slice(0, EXAMPLES)
    .map((text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text));
}
