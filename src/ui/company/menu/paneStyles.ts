import { switchTrack } from '../../kit/switchTrack.ts';

const icon = {
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
} as const;

/** Bare buttons of one icon. */
export const iconButtons = { '& .icon': icon } as const;

const scrolling = { position: 'relative', overflowY: 'auto', overscrollBehavior: 'contain' } as const;

/** What the lists of categories and items have in common. Their rows are bare elements, styled from here. */
export const paneList = {
  ...iconButtons,
  ...scrolling,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  '& ul': { position: 'relative', m: 0, p: 0, listStyle: 'none' },
  '& button, & input': { font: 'inherit' },
  '& .handle': { cursor: 'grab', touchAction: 'none' },
  '& [data-dragging]': { position: 'relative', zIndex: 1, bgcolor: 'surface.raised', boxShadow: 3 },
  '& .name': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .note': { typography: 'caption', color: 'text.secondary' },
  '& .category': { display: 'flex', alignItems: 'stretch', bgcolor: 'background.paper' },
  '& .category + .category': { borderTop: 1, borderColor: 'divider' },
  '& .category .handle': { height: 'auto' },
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
  '& .open[aria-current]': {
    bgcolor: 'soft.primary',
    color: 'soft.onPrimary',
    boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)',
  },
  '& .open[aria-current] .note': { color: 'inherit' },
} as const;

/** Around the region in which items are scrolled, so that none of this is worked out again with each row that comes. */
export const itemList = {
  ...paneList,
  overflow: 'hidden',
  '& .items': {
    ...scrolling,
    maxHeight: 'max(320px, min(70dvh, 880px))',
    // rows that come in above are made up for by the window itself
    overflowAnchor: 'none',
  },
  '& .place:not([aria-posinset="1"])': { borderTop: 1, borderColor: 'divider' },
  '& .row': { display: 'flex', alignItems: 'center', pl: 1.5, bgcolor: 'background.paper' },
  '& .row.movable': { pl: 0 },
  '& .mover': { display: 'flex', flexDirection: 'column', alignSelf: 'center' },
  '& .mover .icon': { height: { xs: 44, md: 32 } },
  '& .item': {
    flex: 1,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 1.5,
    rowGap: 0.5,
    py: 1,
    pl: 0.5,
    pr: 1,
    minHeight: 75,
  },
  '& .controls': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  // by the width of the list, not of the page: it stands beside the categories or below them
  containerType: 'inline-size',
  '@container (min-width: 560px)': {
    '& .mover': { flexDirection: 'row' },
    '& .mover .icon': { width: 32, height: 44 },
    '& .item': { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
    '& .controls': { gridColumn: 'auto' },
    '& .description': { WebkitLineClamp: 1 },
  },
  '& .about': { minWidth: 0 },
  '& .description': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    typography: 'body2',
    color: 'text.secondary',
    overflowWrap: 'anywhere',
  },
  '& .marks': { display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, mt: 0.5, p: 0, listStyle: 'none' },
  '& .marks li': {
    px: 0.75,
    borderRadius: '10px',
    typography: 'caption',
    bgcolor: 'status.neutral.soft',
    color: 'status.neutral.text',
  },
  '& .price': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 600, minWidth: 64 },
  '& .price[data-none]': { color: 'status.warning.text' },
  '& .actions': { display: 'flex', justifyContent: 'flex-end' },
  '& .switch': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    width: 140,
    typography: 'body2',
    cursor: 'pointer',
  },
  '& .switch input': switchTrack,
  '& .switch[data-off]': { color: 'text.secondary' },
  '& .switch:has(:disabled)': { cursor: 'default' },
} as const;
