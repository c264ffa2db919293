import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { ReadSheet } from '#application/menu/MenuTable.ts';
import { dataRows } from '#domain/menu/import/columns.ts';
import { COLUMN_USES } from '#domain/menu/import/columnUse.ts';
import { cellText } from '#domain/menu/import/sheet.ts';
import { comparable } from '#domain/shared/comparable.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { SwitchField } from '../../forms/SwitchField.tsx';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { columnText, ENCODINGS } from '../../texts/importText.ts';
import type { MenuFileViewModel } from './MenuFileViewModel.ts';

/** Maximum number of cells shown as examples of a column. */
const EXAMPLES = 3;

const useOptions = COLUMN_USES.map((use) => ({ value: use, label: columnText.uses[use] }));

interface Props {
  readonly vm: MenuFileViewModel;
}

/** How the file's columns are read, and what users can change about it. */
export const ImportColumns = observer(function ImportColumns({ vm }: Props) {
  const id = useId();
  const { file, sheet } = vm;
  if (!file?.table || !sheet) return null;
  const { choice, count } = sheet.columns;
  const used = choice.uses.filter((use) => use !== 'unused').length;
  const isRead = file.reading.outcome === 'read';
  const isOpen = vm.areColumnsOpen ?? needsLook(sheet, isRead);
  return (
    <Box component="section" aria-labelledby={id} sx={panel}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="h3" id={id}>
            {columnText.title}
          </Typography>
          <SecondaryText>{`${recognition(sheet)}. ${columnText.used(used, count)}.`}</SecondaryText>
        </Box>
        <Button
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => vm.setColumnsOpen(!isOpen)}
          sx={{ px: 1, ml: { xs: -1, sm: 0 } }}
        >
          {isOpen ? columnText.close : columnText.open}
        </Button>
      </Box>
      <FileFields vm={vm} />
      {isRead && !choice.uses.some((use) => use === 'price' || use === 'sizePrice') && (
        <Alert tone="info">{columnText.noPrices}</Alert>
      )}
      <Box id={`${id}-list`} hidden={!isOpen}>
        {isOpen && <ColumnList key={sheet.columns.header.join()} vm={vm} sheet={sheet} />}
      </Box>
    </Box>
  );
});

/** Files of this app and files that the user has mapped before need no look at their columns. */
const needsLook = ({ columns, isRemembered }: ReadSheet, isRead: boolean) =>
  !isRead || ((columns.origin !== 'own' || hasRepeatedNames(columns.header)) && !isRemembered);

/** Whether two columns have the same name, of which only one is imported. */
function hasRepeatedNames(header: readonly string[]): boolean {
  const names = header.filter((name) => name !== '').map(comparable);
  return new Set(names).size < names.length;
}

function recognition({ columns, isRemembered }: ReadSheet): string {
  if (isRemembered) return columnText.remembered;
  return columns.choice.uses.includes('item') ? columnText.origins[columns.origin] : columnText.unknown;
}

/** The sheet of a workbook, and the encoding of a text file that does not state it. */
const FileFields = observer(function FileFields({ vm }: Props) {
  const { table } = vm.file ?? {};
  if (!table || (table.sheets.length < 2 && table.encoding === undefined)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      {table.sheets.length > 1 && (
        <SelectField
          label={columnText.sheet}
          help={columnText.sheetHelp}
          value={table.chosen}
          options={table.sheets.map(({ sheet: { name } }, place) => ({ value: place, label: name }))}
          onChoose={vm.chooseSheet}
        />
      )}
      {table.encoding !== undefined && (
        <SelectField
          label={columnText.encoding}
          help={columnText.encodingHelp}
          value={table.encoding}
          options={ENCODINGS}
          onChoose={vm.chooseEncoding}
        />
      )}
    </Box>
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
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SwitchField label={columnText.hasHeader} on={choice.hasHeader} onChange={vm.setHasHeader} />
      <Box component="ul" aria-label={columnText.title} sx={list}>
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
      </Box>
      {hidden > 3 && hidden < count && (
        <Button onClick={() => setIsWhole(!isWhole)} sx={{ justifySelf: 'start', px: 1, ml: -1 }}>
          {isWhole ? columnText.hideUnused : columnText.showUnused(hidden)}
        </Button>
      )}
    </Box>
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

const panel = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
} as const;

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  overflowWrap: 'anywhere',
} as const;
