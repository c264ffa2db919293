import { characters } from '../theme/characters.ts';
import { siteCard } from '../site/siteStyles.ts';

/** The sheet that it is printed on. */
const paper = {
  '@page': { margin: '18mm 16mm' },
  '@media print': { 'html, body': { background: '#fff !important', colorScheme: 'light !important' } },
} as const;

const page = {
  py: { xs: 4, md: 6 },
  display: 'grid',
  columnGap: 8,
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 260px' },
  gridTemplateAreas: { xs: '"head" "list" "text"', lg: '"head list" "text list"' },
  gridTemplateRows: { lg: 'auto 1fr' },
  // on paper: ink on white in every theme, and the text alone
  '@media print': {
    display: 'block',
    p: 0,
    '& > * + *': { mt: 3 },
    '&, & *': { color: '#000 !important', background: 'none !important' },
    '& h2': { breakAfter: 'avoid' },
    '& li, & tr': { breakInside: 'avoid' },
  },
} as const;

const sectionList = {
  ...siteCard,
  gridArea: 'list',
  alignSelf: 'start',
  position: { lg: 'sticky' },
  top: { lg: 96 },
  p: 2,
  '& ol': { m: 0, pl: 3, columns: { sm: 2, lg: 1 }, color: 'text.secondary', typography: 'body2' },
  '& li': { py: 0.75, breakInside: 'avoid' },
  '& a': {
    py: 0.75,
    color: 'primary.main',
    textUnderlineOffset: '3px',
  },
  '@media print': { display: 'none' },
} as const;

const text = {
  gridArea: 'text',
  maxWidth: characters(68),
  '& h2': { mt: 0, mb: 1 },
  '& section + section': { mt: 4 },
  '& section:focus': { outline: 'none' },
  '& p': { my: 1 },
  '& ul': { my: 1, pl: 3 },
  '& li': { my: 0.5 },
  overflowWrap: 'anywhere',
} as const;

export const legalStyles = { paper, page, sectionList, text };
