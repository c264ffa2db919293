import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { observer } from 'mobx-react-lite';
import { useState, type RefObject } from 'react';
import type { MenuFormat } from '#application/menu/ExportMenu.ts';
import { useReadOnly } from '../forms/readOnly.ts';
import type { MenuViewModel } from './MenuViewModel.ts';
import { Pill } from '../kit/controls/Pill.tsx';
import { SearchInput } from '../kit/controls/SearchInput.tsx';
import { Cluster } from '../kit/layout/Row.tsx';
import styles from './MenuToolbar.module.css';

interface Props {
  readonly vm: MenuViewModel;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** The menu's search, filter, import, and export. */
export const MenuToolbar = observer(function MenuToolbar({ vm, searchRef }: Props) {
  const readOnly = useReadOnly();
  const { view } = vm;
  return (
    <Cluster className={styles.bar}>
      <SearchField vm={vm} searchRef={searchRef} />
      <Pill pressed={view.unavailableOnly} onPress={() => view.setUnavailableOnly(!view.unavailableOnly)}>
        Unavailable
      </Pill>
      <Cluster className={styles.files}>
        {!readOnly && (
          <Button variant="outlined" startIcon={<FileUpload />} onClick={vm.openImport}>
            Import
          </Button>
        )}
        <ExportMenuButton vm={vm} />
      </Cluster>
    </Cluster>
  );
});

const SearchField = observer(function SearchField({ vm: { view }, searchRef }: Props) {
  return (
    <SearchInput
      label="Search the menu"
      keys="/"
      placeholder="Search the menu"
      text={view.text}
      inputRef={searchRef}
      onType={view.search}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        view.focusFirstItem();
      }}
      className={styles.search}
    />
  );
});

const formats: readonly { readonly format: MenuFormat; readonly label: string }[] = [
  { format: 'csv', label: 'Spreadsheet (CSV)' },
  { format: 'json', label: 'Full backup (JSON)' },
  { format: 'sample-json', label: 'Sample menu format (JSON)' },
];

const ExportMenuButton = observer(function ExportMenuButton({ vm }: { readonly vm: MenuViewModel }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownload />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-busy={vm.exporting.running}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Export
      </Button>
      <Menu anchorEl={anchor ?? null} open={anchor !== undefined} onClose={close}>
        {formats.map(({ format, label }) => (
          <MenuItem
            key={format}
            onClick={() => {
              close();
              vm.export(format);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
});
