import Place from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { DEMO_SECONDS } from '#domain/liveDemo/demoLimit.ts';
import type { Exhibit } from '#domain/museums/museum.ts';
import { museumDemos } from '#domain/museums/museumDemos.ts';
import { museums } from '#domain/museums/museums.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { addressOf } from '../../navigation/pages.ts';
import { Plate } from '../../art/plate/Plate.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { monospaced } from '../../kit/text/monospaced.ts';
import { BackButton } from '../../kit/layout/PageHeader.tsx';
import { useRouteParam } from '../../kit/browser/useRouteParam.ts';
import { ResourceNotFound } from '../notFound/ResourceNotFound.tsx';
import { ExternalLink } from '../../site/SiteLinks.tsx';
import { card } from '../../kit/layout/card.ts';
import { bandTitle, siteColumn } from '../../site/siteStyles.ts';
import { museumText } from '../../texts/museumText.ts';
import { spokenTime } from '../../texts/spokenTime.ts';
import { characterWidth } from '../../theme/characters.ts';
import { CuratorPanel } from '../../liveDemo/curator/CuratorPanel.tsx';
import { SiteBoundary } from '../../site/SiteBoundary.tsx';

const toMuseums = { label: 'View All Museums', to: addressOf('museums') };

/** A museum: its curator, the exhibit, and the curator's context. */
export function MuseumScreen() {
  const museumId = useRouteParam('museumId');
  const museum = museums.find(({ id }) => id === museumId);
  if (museum) return <MuseumPage museum={museum} />;
  return (
    <Box sx={siteColumn}>
      <ResourceNotFound title={museumText.notFoundTitle} text={museumText.notFound} ways={[toMuseums]} />
    </Box>
  );
}

function MuseumPage({ museum }: { readonly museum: (typeof museums)[number] }) {
  const { id, name, address, kind } = museum;
  const { description, exhibit } = museumDemos[id];
  useDocumentTitle(name);
  return (
    <Box sx={{ ...siteColumn, py: { xs: 2, md: 4 } }}>
      <BackButton {...toMuseums} />
      <Typography variant="h1" sx={bandTitle}>
        {name}
      </Typography>
      <Typography sx={{ display: 'flex', gap: 0.5, mt: 1, color: 'text.secondary' }}>
        <Place aria-hidden sx={{ mt: '2px', fontSize: '1.25rem', color: 'primary.main' }} />
        <span>{address}</span>
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: characterWidth(68), fontSize: '1.125rem' }}>
        {description}
      </Typography>
      <Box sx={columns}>
        <Box sx={besideExhibit}>
          <SiteBoundary>
            <CuratorPanel key={id} museum={id} />
          </SiteBoundary>
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <Box component="article" sx={exhibitCard}>
            <Plate seed={id} kind={kind} title={exhibit.title} />
            <Box sx={{ p: { xs: 2, sm: 3 } }}>
              <Typography variant="h2">{exhibit.title}</Typography>
              <Typography sx={{ mt: 1 }}>{exhibit.description}</Typography>
              <ExternalLink to={exhibit.sourceUrl} label="Source" sx={inText} />
            </Box>
          </Box>
          <SiteBoundary>
            <AboutDemo exhibit={exhibit} />
          </SiteBoundary>
        </Box>
      </Box>
    </Box>
  );
}

const columns = {
  mt: { xs: 3, md: 4 },
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** Keeps the curator in view next to a scrolling text, if the window fits the whole panel. */
const besideExhibit = {
  alignSelf: 'start',
  '@media (min-width: 1280px) and (min-height: 37.5rem)': { position: 'sticky', top: 88 },
} as const;

/** On a tablet, the picture is next to the text, because across the page it would fill the window. */
const exhibitCard = {
  ...card,
  display: { sm: 'grid', lg: 'block' },
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  overflow: 'hidden',
} as const;

/** A standalone link on its card, underlined to be recognizable. */
const inText = {
  mb: -1.5,
  color: 'primary.main',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;

/** The demo's length, example questions, and the curator's context. */
function AboutDemo({ exhibit }: { readonly exhibit: Exhibit }) {
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id={heading}>
        About This Demo
      </Typography>
      <Card title="Demo Duration">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Box component="span" sx={{ ...monospaced, fontSize: '1.375rem' }}>
            {minutesAndSeconds(DEMO_SECONDS)}
          </Box>
          <Typography sx={{ flex: 1 }}>
            {`${spokenTime(DEMO_SECONDS)} for each conversation, and as many conversations as you like.`}
          </Typography>
        </Box>
      </Card>
      <Card title="Example Questions">
        <Box
          component="ul"
          sx={{ m: 0, pl: 2.5, '& li': { py: 0.5 }, '& li::marker': { color: 'primary.main' } }}
        >
          {exhibit.exampleQuestions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </Box>
      </Card>
      <Card title="Supplied Context">
        {exhibit.suppliedContext.map((paragraph) => (
          <Typography key={paragraph} sx={{ maxWidth: characterWidth(68), '& + &': { mt: 1.5 } }}>
            {paragraph}
          </Typography>
        ))}
      </Card>
      <Typography sx={{ color: 'text.secondary', maxWidth: characterWidth(68) }}>
        {museumText.offer}
      </Typography>
    </Box>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ ...card, p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
