import { lineClamp } from '../kit/text/lineClamp.ts';
import { visuallyHidden } from '../kit/text/visuallyHidden.ts';
import { arrivalMark } from '../kit/layout/arrival.ts';
import { scrollMarginBelowHeader } from '../kit/layout/scrollMargins.ts';
import { switchTrack } from '../kit/controls/switchTrack.ts';

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

export const ROW_HEIGHT = 64;
export const THUMBNAIL_SIZE = 40;

export const checkbox = {
  flex: 'none',
  width: 20,
  height: 20,
  m: 0,
  cursor: 'pointer',
  accentColor: 'var(--mui-palette-primary-main)',
} as const;

/** Shared styles of the category and item lists. Rows are plain elements, styled here for speed. */
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
  '& .category, & .row': { display: 'flex', alignItems: 'stretch' },
  '& [data-dragging]': { position: 'relative', zIndex: 1, bgcolor: 'surface.raised', boxShadow: 3 },
  '& .category, & .list-item': scrollMarginBelowHeader,
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
  // the open row, and briefly the one just added
  '& .open[aria-current], & .category[data-added] .open, & .list-item[data-added] .row': {
    bgcolor: 'soft.primary',
    ...arrivalMark,
  },
  '& .open[aria-current]': { color: 'soft.onPrimary' },
  '& .open[aria-current] .note': { color: 'inherit' },
} as const;

/** Styles around the item list, so they are not computed for each new row. */
export const itemList = {
  ...paneList,
  // a changed list is shown from its heading
  '& ul': { ...paneList['& ul'], scrollMarginTop: { xs: '160px', md: '192px' } },
  '& .list-item:not([aria-posinset="1"])': { borderTop: 1, borderColor: 'divider' },
  '& .row': { pl: 1.5 },
  '& .row.movable': { pl: 0 },
  '& .selector': {
    flex: 'none',
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    pr: 1.5,
  },
  '& label.selector': { cursor: 'pointer' },
  '& .selector input': checkbox,
  // a fixed size, so nothing moves when the image arrives
  '& .thumbnail': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: THUMBNAIL_SIZE,
    height: THUMBNAIL_SIZE,
    borderRadius: '6px',
    overflow: 'hidden',
    bgcolor: 'surface.sunken',
    color: 'text.secondary',
    fontWeight: 600,
    userSelect: 'none',
  },
  '& .thumbnail::before': { content: 'attr(data-initial) / ""' },
  '& .thumbnail img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '& .item': {
    flex: 1,
    minWidth: 0,
    minHeight: ROW_HEIGHT - 1,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"title title switch more" "price details switch more"',
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
  // a long name takes two lines and the space of the marks, except their number
  '& .title .name': {
    minWidth: 0,
    ...lineClamp(2),
    lineHeight: 1.2,
  },
  '& .edit': {
    minWidth: 0,
    minHeight: 24,
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& .edit:hover .name': { textDecoration: 'underline' },
  '& .details': {
    gridArea: 'details',
    typography: 'body2',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .not-live': { fontWeight: 600, color: 'status.warning.text' },
  '& .marks': {
    m: 0,
    p: 0,
    overflow: 'hidden',
    listStyle: 'none',
    typography: 'caption',
    color: 'status.neutral.text',
  },
  '& .price': { gridArea: 'price', typography: 'body2', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& .price[data-unpriced]': { color: 'status.warning.text' },
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
    '& .row .handle': { width: 28 },
    // the checkbox takes the space of the image
    '& .selector': { minWidth: 36, justifyContent: 'center', pr: 0.5 },
    '& label.selector .thumbnail': { display: 'none' },
    '& .switch span': visuallyHidden,
    // the marks as one line with an ellipsis, before other details
    '& .title': { display: 'contents' },
    '& .title > :not(.marks)': { gridArea: 'title' },
    '& .marks': { gridArea: 'details', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '& .marks li': { display: 'inline' },
    '& .marks li + li::before': { content: '", "' },
    '& .title:has(.marks) + .details:not([data-important])': { display: 'none' },
    // "Not live yet" and available days take priority over both
    '& .title:has(+ [data-important]) .marks': { display: 'none' },
  },
  // based on the list's width, not the page's: it may be next to or below the categories
  containerType: 'inline-size',
  '@container (min-width: 560px)': {
    '& .item': {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
      gridTemplateAreas: '"title price switch more" "details price switch more"',
      columnGap: 2,
    },
    // marks that don't fit wrap to a hidden line instead of being cut
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
    // the count of further marks shows only when the next mark has wrapped
    '& .marks::before, & .marks li[data-rest]::after': { content: '"+" attr(data-rest) / ""' },
    '& .marks::before': { width: 0, height: 20, textIndent: 4 },
    '& .marks li[data-rest]::after': { position: 'absolute', left: 'calc(100% + 4px)' },
    '& .price': { textAlign: 'right', minWidth: 64 },
    '& .switch': { width: 136 },
  },
} as const;
