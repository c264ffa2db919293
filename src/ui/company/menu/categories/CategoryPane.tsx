import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { observer } from 'mobx-react-lite';
import { memo, useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Category } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import { itemCountText } from '../../../texts/menuText.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import { paneList } from '../paneStyles.ts';
import { SkipButton } from '../../../kit/SkipButton.tsx';
import { Sorting, useSortableRow } from '../sorting/Sorting.tsx';
import { WORKSPACE_HEADER_HEIGHT } from '../../voiceAi/scrollMargins.ts';
import { SecondaryText } from '../../../kit/SecondaryText.tsx';

interface Props {
  readonly vm: MenuViewModel;
  /** The id of what comes after the list. */
  readonly nextId: string;
}

/** The categories in their order; the open one is marked. On a phone they are folded away: the dishes come first there. */
export const CategoryPane = observer(function CategoryPane({ vm, nextId }: Props) {
  const headingId = useId();
  const readOnly = useReadOnly();
  const pinned = usePinned();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [unfolded, setUnfolded] = useState(false);
  const fold = useCallback(() => setUnfolded(false), []);
  const count = vm.draft.value?.categories.length ?? 0;
  const folds = isSmall && count > 0;
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      ref={pinned}
      sx={{ display: 'grid', gap: 1, position: { lg: 'sticky' }, top: 'var(--pinned-at)' }}
    >
      <Box sx={head}>
        <Typography variant="h3">
          {folds ? (
            <ButtonBase aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)} sx={unfold}>
              <span id={headingId}>Categories</span>
              <SecondaryText component="span" aria-hidden>
                {count}
              </SecondaryText>
              <ExpandMore aria-hidden sx={{ transform: unfolded ? 'rotate(180deg)' : undefined }} />
            </ButtonBase>
          ) : (
            <span id={headingId}>Categories</span>
          )}
        </Typography>
        {!readOnly && (
          <Button size="small" onClick={() => vm.openCategory()} sx={{ px: 1, whiteSpace: 'nowrap' }}>
            New category
          </Button>
        )}
      </Box>
      {(!folds || unfolded) && (
        <>
          <SkipButton to={nextId} label="Skip to items" />
          <CategoryList vm={vm} nextId={nextId} fold={folds ? fold : undefined} />
        </>
      )}
    </Box>
  );
});

/** In two rows for who needs large letters on a phone. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
} as const;

const unfold = { minHeight: 44, gap: 1, font: 'inherit', color: 'inherit' } as const;

interface ListProps extends Props {
  /** Folds them away again, where they can be. */
  readonly fold: (() => void) | undefined;
}

/** Marks the open one after what is typed, and never holds it up. */
const CategoryList = observer(function CategoryList({ vm, nextId, fold }: ListProps) {
  const openId = useDeferredValue(vm.view.openId);
  const onOpen = useCallback(
    (id: string) => {
      flushSync(() => {
        vm.view.open(id);
        fold?.();
      });
      showItems(nextId);
      // what had the focus is folded away
      if (fold) document.getElementById(nextId)?.focus({ preventScroll: true });
    },
    [vm, nextId, fold],
  );
  const categories = vm.draft.value?.categories ?? [];
  if (categories.length === 0) return null;
  return (
    <Box sx={paneList}>
      <Sorting things={categories} onMove={vm.moveCategory}>
        <ul>
          {categories.map((category) => (
            <CategoryRow
              key={category.id}
              category={category}
              isOpen={category.id === openId}
              isAdded={category.id === vm.added}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </Sorting>
    </Box>
  );
});

/**
 * For what stays beside a list that scrolls by: the ref keeps in `--pinned-at` where on the window. What is higher than the
 * window scrolls with the page to its end, and stays by that, so that it needs no scroller of its own.
 */
function usePinned() {
  return useCallback((element: HTMLElement) => {
    const pin = () =>
      element.style.setProperty(
        '--pinned-at',
        `min(${WORKSPACE_HEADER_HEIGHT}, calc(100dvh - ${element.offsetHeight + 16}px))`,
      );
    const growth = new ResizeObserver(pin);
    growth.observe(element);
    return () => growth.disconnect();
  }, []);
}

/** The items of the category, from their heading on: on a phone they are below the categories, on a desk maybe above the window. */
function showItems(headingId: string): void {
  const heading = document.getElementById(headingId);
  if (!heading) return;
  const { top, bottom } = heading.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight / 2) heading.scrollIntoView({ behavior: 'instant' });
}

interface RowProps {
  readonly category: Category;
  readonly isOpen: boolean;
  /** It was added just now. */
  readonly isAdded: boolean;
  readonly onOpen: (id: string) => void;
}

/** One category, which opens at a press. */
const CategoryRow = memo(function CategoryRow({ category, isOpen, isAdded, onOpen }: RowProps) {
  const { row, handle } = useSortableRow(category.id);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAdded) return;
    opener.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    opener.current?.focus({ preventScroll: true });
  }, [isAdded]);
  return (
    <li {...row} className="category" data-added={isAdded || undefined}>
      {handle}
      <button
        type="button"
        className="open"
        ref={opener}
        aria-current={isOpen || undefined}
        onClick={() => onOpen(category.id)}
      >
        <span className="name">{category.name}</span>
        <span className="note">
          {itemCountText(category.items.length)}
          {!category.isActive && ', not in use'}
        </span>
      </button>
    </li>
  );
});
