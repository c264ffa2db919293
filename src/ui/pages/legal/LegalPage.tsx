import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { cloneElement, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { useSiteAddresses } from '../../kit/browser/siteAddresses.ts';
import { useHydrated } from '../../kit/browser/useHydrated.ts';
import { card } from '../../kit/layout/card.ts';
import { siteColumn } from '../../site/siteStyles.ts';
import { fullDate } from '../../texts/dates.ts';
import { characterWidth } from '../../theme/characters.ts';
import { addressOf } from '../../navigation/pages.ts';

interface LegalSectionProps {
  /** Link target. */
  readonly id: string;
  readonly title: string;
  /** Section number, set by the page. */
  readonly number?: number;
  readonly children: ReactNode;
}

/** A numbered section of a {@link LegalPage}. */
export function LegalSection({ id, title, number, children }: LegalSectionProps) {
  return (
    <Box component="section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Typography variant="h2" id={`${id}-title`}>
        {`${number}. ${title}`}
      </Typography>
      {children}
    </Box>
  );
}

interface Props {
  readonly title: string;
  /** A one-sentence summary. */
  readonly lead: string;
  readonly children: readonly ReactElement<LegalSectionProps>[];
}

/** A page of numbered sections with a print style. */
export function LegalPage({ title, lead, children }: Props) {
  const isHydrated = useHydrated();
  useDocumentTitle(title);
  return (
    <Box sx={page}>
      <GlobalStyles styles={paper} />
      <Box component="header" sx={{ gridArea: 'head', maxWidth: characterWidth(68) }}>
        <Typography variant="h1" sx={{ fontSize: '2.25rem', lineHeight: 1.15 }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          Last updated: {isHydrated && <Today />}
        </Typography>
        <Typography sx={{ mt: 2 }}>{lead}</Typography>
      </Box>
      <Box component="nav" aria-label="Sections" sx={sectionList}>
        <ol>
          {children.map(({ props }) => (
            <li key={props.id}>
              <a href={`#${props.id}`}>{props.title}</a>
            </li>
          ))}
        </ol>
      </Box>
      <Box sx={text}>
        {children.map((section, index) =>
          cloneElement(section, { key: section.props.id, number: index + 1 }),
        )}
        <Button
          component={Link}
          to={addressOf('home')}
          variant="contained"
          sx={{ mt: 4, '@media print': { display: 'none' } }}
        >
          Return to Home
        </Button>
      </Box>
    </Box>
  );
}

/** The date of the visit, not of the build. */
function Today() {
  const [today] = useState(() => new Date());
  return <time dateTime={today.toISOString()}>{fullDate(today)}</time>;
}

/** A mail link to the contact address. */
export function MailLink() {
  const { contactEmail } = useSiteAddresses();
  // a plain link: the styled one would load the form code, which a text page does not need
  return (
    <Box
      component="a"
      href={`mailto:${contactEmail}`}
      sx={{ color: 'primary.main', textUnderlineOffset: '3px' }}
    >
      {contactEmail}
    </Box>
  );
}

/** The paper-like sheet. */
const paper = {
  '@page': { margin: '18mm 16mm' },
  '@media print': { 'html, body': { background: '#fff !important', colorScheme: 'light !important' } },
} as const;

const page = {
  ...siteColumn,
  py: { xs: 4, md: 6 },
  display: 'grid',
  columnGap: 8,
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 260px' },
  gridTemplateAreas: { xs: '"head" "list" "text"', lg: '"head list" "text list"' },
  gridTemplateRows: { lg: 'auto 1fr' },
  // in print: black on white in every theme, text only
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
  ...card,
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
  maxWidth: characterWidth(68),
  '& h2': { mt: 0, mb: 1 },
  '& section + section': { mt: 4 },
  '& section:focus': { outline: 'none' },
  '& p': { my: 1 },
  '& ul': { my: 1, pl: 3 },
  '& li': { my: 0.5 },
  overflowWrap: 'anywhere',
} as const;
