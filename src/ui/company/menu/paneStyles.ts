import { lineClamp } from '../../kit/lineClamp.ts';
import { visuallyHidden } from '../../kit/visuallyHidden.ts';
import { arrivalMark } from '../voiceAi/arrival.ts';
import { scrollMarginBelowHeader } from '../voiceAi/scrollMargins.ts';
import { switchTrack } from '../../kit/switchTrack.ts';

/** Bare buttons of one icon. */
export const iconButtons = {
  '& .icon': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: { xs: 44, md: 36 },
    height: { xs: 44, md: 36 },
    p: 0,
    border: 0,
    borderRadius: '6px',
    bgcolor: 'transparent',
    color: 'text.secondary',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'soft.primary', color: 'soft.onPrimary' },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  },
} as const;

/** How high an item is, in pixels. */
export const ROW_HEIGHT = 64;

/** What the lists of categories and items have in common. Their rows are bare elements, styled from here. */
export const paneList = {
  ...iconButtons,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  '& ul': { position: 'relative', m: 0, p: 0, listStyle: 'none' },
  '& button, & input': { font: 'inherit' },
  '& .handle': { cursor: 'grab', touchAction: 'none' },
  '& .name': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .note': { typography: 'caption', color: 'text.secondary' },
  '& .category, & .row': { display: 'flex', alignItems: 'stretch', bgcolor: 'background.paper' },
  '& [data-dragging]': { position: 'relative', zIndex: 1, bgcolor: 'surface.raised', boxShadow: 3 },
  '& .category, & .place': scrollMarginBelowHeader,
  '& .category + .category': { borderTop: 1, borderColor: 'divider' },
  '& .category .handle, & .row .handle': { height: 'auto' },
  '& .open': {
    flex: 1,
    minWidth: 0,
    display: 'grid',
    px: 1.5,
    py: 1,
    minHeight: 52,
    textAlign: 'left',
    border: 0,
    bgcolor: 'transparent',
    color: 'text.primary',
    cursor: 'pointer',
  },
  '& .open:hover': { bgcolor: 'surface.sunken' },
  // what is open, and for the moment what was just added
  '& .open[aria-current], & .category[data-added] .open, & .place[data-added] .row': {
    bgcolor: 'soft.primary',
    ...arrivalMark,
  },
  '& .open[aria-current]': { color: 'soft.onPrimary' },
  '& .open[aria-current] .note': { color: 'inherit' },
} as const;

/** Around the list of items, so that none of this is worked out again with each row that comes. */
export const itemList = {
  ...paneList,
  // what is listed anew is shown from its heading on
  '& ul': { ...paneList['& ul'], scrollMarginTop: { xs: '160px', md: '192px' } },
  '& .place:not([aria-posinset="1"])': { borderTop: 1, borderColor: 'divider' },
  '& .row': { pl: 1.5 },
  '& .row.movable': { pl: 0 },
  '& .item': {
    flex: 1,
    minWidth: 0,
    minHeight: ROW_HEIGHT - 1,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"title title switch more" "price also switch more"',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: 1,
    py: '1px',
  },
  '& .title': {
    gridArea: 'title',
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    columnGap: 1,
  },
  // a long name takes two lines, and the room of the marks but for how many they are
  '& .title .name': {
    minWidth: 0,
    ...lineClamp(2),
    lineHeight: 1.2,
  },
  '& .also': {
    gridArea: 'also',
    typography: 'body2',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .marks': {
    m: 0,
    p: 0,
    overflow: 'hidden',
    listStyle: 'none',
    typography: 'caption',
    color: 'status.neutral.text',
  },
  '& .price': { gridArea: 'price', typography: 'body2', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& .price[data-none]': { color: 'status.warning.text' },
  '& .more': { gridArea: 'more', height: 44 },
  '& .switch': {
    gridArea: 'switch',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    typography: 'body2',
    cursor: 'pointer',
  },
  '& .switch input': switchTrack,
  '& .switch[data-off]': { color: 'text.secondary' },
  '& .switch:has(:disabled)': { cursor: 'default' },
  '@container (max-width: 559px)': {
    '& .switch span': visuallyHidden,
    // the marks in one line of words, which says by its dots that there are more; they come before what else is known
    '& .title': { display: 'contents' },
    '& .title .name': { gridArea: 'title' },
    '& .marks': { gridArea: 'also', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '& .marks li': { display: 'inline' },
    '& .marks li + li::before': { content: '", "' },
    '& .title:has(.marks) + .also:not([data-days])': { display: 'none' },
    // but on which days it can be had comes before both
    '& .title:has(+ [data-days]) .marks': { display: 'none' },
  },
  // by the width of the list, not of the page: it stands beside the categories or below them
  containerType: 'inline-size',
  '@container (min-width: 560px)': {
    '& .item': {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
      gridTemplateAreas: '"title price switch more" "also price switch more"',
      columnGap: 2,
    },
    // one that has no room is not shown half: it goes to a line that is not in sight, even the first, as it is not the first in its line
    '& .marks': {
      flex: '1 0 36px',
      minWidth: 0,
      display: 'flex',
      flexWrap: 'wrap',
      height: 20,
      columnGap: 0.5,
      pr: 3.5,
    },
    '& .marks li': {
      position: 'relative',
      flex: 'none',
      minWidth: 32,
      px: 0.75,
      borderRadius: '10px',
      bgcolor: 'status.neutral.soft',
    },
    // how many follow lies behind the next one, and is seen where that has gone to another line
    '& .marks::before, & .marks li[data-rest]::after': { content: '"+" attr(data-rest) / ""' },
    '& .marks::before': { width: 0, height: 20, textIndent: 4 },
    '& .marks li[data-rest]::after': { position: 'absolute', left: 'calc(100% + 4px)' },
    '& .price': { textAlign: 'right', minWidth: 64 },
    '& .switch': { width: 136 },
  },
} as const;
