import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { useHydrated } from '../kit/useHydrated.ts';
import { siteColumn } from '../site/siteStyles.ts';
import { fullDate } from '../texts/dates.ts';
import { legalStyles } from './legalStyles.ts';
import { characters } from '../theme/characters.ts';
import { addressOf } from '../app/pages.ts';

/** One numbered section. */
export interface LegalSection {
  /** Target of links into the page. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface Props {
  readonly title: string;
  /** One sentence that says what the page is about. */
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** A page of numbered sections to be read, searched or printed. */
export function LegalPage({ title, lead, sections }: Props) {
  const isHydrated = useHydrated();
  useDocumentTitle(title);
  return (
    <Box sx={{ ...siteColumn, ...legalStyles.page }}>
      <GlobalStyles styles={legalStyles.paper} />
      <Box component="header" sx={{ gridArea: 'head', maxWidth: characters(68) }}>
        <Typography variant="h1" sx={{ fontSize: '2.25rem', lineHeight: 1.15 }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          Last updated: {isHydrated && <Today />}
        </Typography>
        <Typography sx={{ mt: 2 }}>{lead}</Typography>
      </Box>
      <Box component="nav" aria-label="Sections" sx={legalStyles.sectionList}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </Box>
      <Box sx={legalStyles.text}>
        {sections.map(({ id, title: heading, body }, index) => (
          <Box component="section" key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
            <Typography variant="h2" id={`${id}-title`}>
              {index + 1}. {heading}
            </Typography>
            {body}
          </Box>
        ))}
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

/** The day of the visit, which is not the day on which the page was built. */
function Today() {
  const [today] = useState(() => new Date());
  return <time dateTime={today.toISOString()}>{fullDate(today)}</time>;
}
