import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useState } from 'react';
import { unpricedItems } from '#domain/menu/importedMenu.ts';
import { importedMenuSize } from '#domain/restaurants/startingMenu.ts';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { CompositionContext } from '../../kit/state/CompositionContext.ts';
import { NoticeBanner } from '../../kit/feedback/NoticeBanner.tsx';
import { Cluster } from '../../kit/layout/Row.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import words from '../../kit/text/words.module.css';
import { ImportColumns } from './ImportColumns.tsx';
import { FileButton, FileProblems, FormatHelp } from './ImportDialog.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { MenuFileViewModel } from './MenuFileViewModel.ts';
import styles from './NewMenuFile.module.css';
import { loadFailureText } from '../../texts/loadFailureText.ts';
import { importText } from '../../texts/importText.ts';
import { startingMenuText } from '../../texts/restaurantText.ts';

interface Props {
  /** Undefined until the code that reads menu files has loaded. */
  readonly vm: MenuFileViewModel | undefined;
  readonly onLoaded: (vm: MenuFileViewModel) => void;
}

/** Lets the user choose a menu file for a new restaurant, and shows what it contains. */
export const NewMenuFile = observer(function NewMenuFile({ vm, onLoaded }: Props) {
  const hasFailed = useImport(vm, onLoaded);
  if (hasFailed) return <Alert tone="error">{loadFailureText.part}</Alert>;
  if (!vm) return null;
  const { file, menu } = vm;
  const unpriced = menu ? unpricedItems(menu).length : 0;
  return (
    <Stack gap={12} className={styles.file}>
      <Cluster gap={16} rowGap={8}>
        <FileButton vm={vm} />
        <SecondaryText role="status" className={words.breaks}>
          {file?.reading.outcome === 'read' &&
            startingMenuText.read(file.name, importedMenuSize(file.reading.menu))}
        </SecondaryText>
      </Cluster>
      <NoticeBanner notice={vm.notice} />
      {file?.reading.outcome === 'unreadable' && (
        <FileProblems name={file.name} problems={file.reading.problems} />
      )}
      <ImportColumns vm={vm} />
      {unpriced > 0 && <Alert tone="info">{importText.unpriced(unpriced)}</Alert>}
      {file && <ImportPreview name={file.name} changes={undefined} skipped={vm.skipped} notes={vm.notes} />}
      <FormatHelp vm={vm} />
    </Stack>
  );
});

/** Loads the code that reads menu files. Returns whether loading failed. */
function useImport(vm: Props['vm'], onLoaded: Props['onLoaded']): boolean {
  const { loadSlices, make } = useContext(CompositionContext);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (vm) return;
    void loadSlices(['menu']).then(
      () => onLoaded(make(MenuFileViewModel)),
      () => setHasFailed(true),
    );
  }, [vm, onLoaded, loadSlices, make]);
  return hasFailed;
}
