import Place from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { museumDemos } from '#domain/museums/museumDemos.ts';
import { museums } from '#domain/museums/museums.ts';
import { addressOf } from '../app/pages.ts';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { BackButton } from '../kit/PageHeader.tsx';
import { useRouteParam } from '../kit/useRouteParam.ts';
import { ResourceNotFound } from '../notFound/ResourceNotFound.tsx';
import { siteColumn } from '../site/siteStyles.ts';
import { museumText } from '../texts/museumText.ts';
import { characters } from '../theme/characters.ts';
import { AboutDemo } from './AboutDemo.tsx';
import { CuratorPanel } from './CuratorPanel.tsx';
import { ExhibitCard } from './ExhibitCard.tsx';

const toMuseums = { label: 'View All Museums', to: addressOf('museums') };

/** One museum: its curator to talk to, the exhibit, and all that the curator knows. */
export function MuseumScreen() {
  const museumId = useRouteParam('museumId');
  const museum = museums.find(({ id }) => id === museumId);
  return museum ? <MuseumPage museum={museum} /> : <MuseumNotFound />;
}

function MuseumNotFound() {
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
      <Typography
        variant="h1"
        sx={{
          fontSize: 'clamp(2rem, 5vw, 3.25rem)',
          lineHeight: 1.06,
        }}
      >
        {name}
      </Typography>
      <Typography sx={{ display: 'flex', gap: 0.5, mt: 1, color: 'text.secondary' }}>
        <Place aria-hidden sx={{ mt: '2px', fontSize: '1.25rem', color: 'primary.main' }} />
        {address}
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: characters(68), fontSize: '1.125rem' }}>{description}</Typography>
      <Box sx={columns}>
        <Box sx={{ position: { md: 'sticky' }, top: 88, alignSelf: 'start' }}>
          <CuratorPanel key={id} museum={id} exampleQuestions={exhibit.exampleQuestions} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <ExhibitCard exhibit={exhibit} seed={id} kind={kind} />
          <AboutDemo exhibit={exhibit} />
        </Box>
      </Box>
    </Box>
  );
}

const columns = {
  mt: { xs: 3, md: 4 },
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
