import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { memo, useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Category } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../forms/readOnly.ts';
import { itemCountText } from '../../texts/menuText.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import rowStyles from '../menuRows.module.css';
import boxes from '../../kit/layout/boxes.module.css';
import { Cluster } from '../../kit/layout/Row.tsx';
import scrolling from '../../kit/layout/scrolling.module.css';
import { Stack } from '../../kit/layout/Stack.tsx';
import { SkipButton } from '../../kit/lists/SkipButton.tsx';
import { Heading } from '../../kit/text/Heading.tsx';
import { Sorting, useSortableRow } from '../sorting/Sorting.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import styles from './CategoryPane.module.css';

interface Props {
  readonly vm: MenuViewModel;
  /** Id of the element that gets focus when the user skips the list. */
  readonly nextId: string;
}

/** The list of categories, with the open one marked. Collapsed on a phone, where dishes come first. */
export const CategoryPane = observer(function CategoryPane({ vm, nextId }: Props) {
  const headingId = useId();
  const readOnly = useReadOnly();
  const pinned = usePinned();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [unfolded, setUnfolded] = useState(false);
  const fold = useCallback(() => setUnfolded(false), []);
  const count = vm.menu?.categories.length ?? 0;
  const folds = isSmall && count > 0;
  return (
    <Stack as="section" gap={8} aria-labelledby={headingId} ref={pinned} className={styles.pane}>
      <Cluster gap={0} justify="between" className={styles.head}>
        <Heading level={3}>
          {folds ? (
            <ButtonBase
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
              className={styles.unfold}
            >
              <span id={headingId}>Categories</span>
              <SecondaryText as="span" aria-hidden>
                {count}
              </SecondaryText>
              <ExpandMore aria-hidden />
            </ButtonBase>
          ) : (
            <span id={headingId}>Categories</span>
          )}
        </Heading>
        {!readOnly && (
          <Button size="small" onClick={() => vm.openCategory()} className={styles.new}>
            New category
          </Button>
        )}
      </Cluster>
      {(!folds || unfolded) && (
        <>
          <SkipButton to={nextId} label="Skip to items" />
          <CategoryList vm={vm} nextId={nextId} fold={folds ? fold : undefined} />
        </>
      )}
    </Stack>
  );
});

interface ListProps extends Props {
  /** Collapses the list. Undefined where the list can't collapse. */
  readonly fold: (() => void) | undefined;
}

/** The list of categories. Defers rendering after keystrokes in the search, so that typing stays fast. */
const CategoryList = observer(function CategoryList({ vm, nextId, fold }: ListProps) {
  const openId = useDeferredValue(vm.view.openId);
  const onOpen = useCallback(
    (id: string) => {
      flushSync(() => {
        vm.view.open(id);
        fold?.();
      });
      showItems(nextId);
      // the pressed element disappears when the list collapses
      if (fold) document.getElementById(nextId)?.focus({ preventScroll: true });
    },
    [vm, nextId, fold],
  );
  const categories = vm.menu?.categories ?? [];
  if (categories.length === 0) return null;
  return (
    <div className={rowStyles.list}>
      <Sorting things={categories} onMove={vm.moveCategory}>
        <ul className={boxes.list}>
          {categories.map((category) => (
            <CategoryRow
              key={category.id}
              category={category}
              isOpen={category.id === openId}
              isAdded={category.id === vm.landing?.id}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </Sorting>
    </div>
  );
});

/**
 * Keeps a sidebar in view next to a scrolling list. The ref sets the sticky offset `--pinned-at`. A sidebar
 * taller than the viewport scrolls with the page up to its end, so it needs no scroll bar.
 */
function usePinned() {
  return useCallback((element: HTMLElement) => {
    const pin = () =>
      element.style.setProperty(
        '--pinned-at',
        `min(var(--workspace-header), calc(100dvh - ${element.offsetHeight + 16}px))`,
      );
    const growth = new ResizeObserver(pin);
    growth.observe(element);
    return () => growth.disconnect();
  }, []);
}

/** Scrolls to the category's items, which may be below the categories or above the viewport. */
function showItems(headingId: string): void {
  const heading = document.getElementById(headingId);
  if (!heading) return;
  const { top, bottom } = heading.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight / 2) heading.scrollIntoView({ behavior: 'instant' });
}

interface RowProps {
  readonly category: Category;
  readonly isOpen: boolean;
  /** Whether the category was just added. */
  readonly isAdded: boolean;
  readonly onOpen: (id: string) => void;
}

/** The row of a category. Pressing the row opens the category. */
const CategoryRow = memo(function CategoryRow({ category, isOpen, isAdded, onOpen }: RowProps) {
  const { row, handle } = useSortableRow(category.id);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAdded) return;
    opener.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    opener.current?.focus({ preventScroll: true });
  }, [isAdded]);
  return (
    <li {...row} className={clsx(styles.category, scrolling.belowHeader)} data-added={isAdded || undefined}>
      {handle}
      <button
        type="button"
        className={clsx(styles.open, (isOpen || isAdded) && scrolling.arrival)}
        ref={opener}
        aria-current={isOpen || undefined}
        onClick={() => onOpen(category.id)}
      >
        <span data-name className={rowStyles.name} dir="auto">
          {category.name}
        </span>
        <span className={styles.note}>
          {`${itemCountText(category.items.length)}${category.isActive ? '' : ', inactive'}`}
        </span>
      </button>
    </li>
  );
});
