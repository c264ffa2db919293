import Place from '@mui/icons-material/PlaceOutlined';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { DEMO_SECONDS } from '#domain/liveDemo/demoLimit.ts';
import type { Exhibit } from '#domain/museums/museum.ts';
import { museumDemos } from '#domain/museums/museumDemos.ts';
import { museums } from '#domain/museums/museums.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { addressOf } from '../../navigation/pages.ts';
import { Plate } from '../../art/plate/Plate.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Heading } from '../../kit/text/Heading.tsx';
import { Text } from '../../kit/text/Text.tsx';
import { BackButton } from '../../kit/layout/PageHeader.tsx';
import { useRouteParam } from '../../kit/browser/useRouteParam.ts';
import { ResourceNotFound } from '../notFound/ResourceNotFound.tsx';
import { ExternalLink } from '../../site/SiteLinks.tsx';
import { museumText } from '../../texts/museumText.ts';
import { spokenTime } from '../../texts/spokenTime.ts';
import { CuratorPanel } from '../../liveDemo/curator/CuratorPanel.tsx';
import { SiteErrorBoundary } from '../../site/SiteErrorBoundary.tsx';
import boxes from '../../kit/layout/boxes.module.css';
import words from '../../kit/text/words.module.css';
import site from '../../site/site.module.css';
import styles from './MuseumScreen.module.css';

const toMuseums = { label: 'View All Museums', to: addressOf('museums') };

/** A museum's page: the curator, the exhibit, and the curator's context. */
export function MuseumScreen() {
  const museumId = useRouteParam('museumId');
  const museum = museums.find(({ id }) => id === museumId);
  if (museum) return <MuseumPage museum={museum} />;
  return (
    <div className={site.column}>
      <ResourceNotFound title={museumText.notFoundTitle} text={museumText.notFound} ways={[toMuseums]} />
    </div>
  );
}

function MuseumPage({ museum }: { readonly museum: (typeof museums)[number] }) {
  const { id, name, address, kind } = museum;
  const { description, exhibit } = museumDemos[id];
  useDocumentTitle(name);
  return (
    <div className={clsx(site.column, styles.page)}>
      <BackButton {...toMuseums} />
      <Heading level={1} className={site.bandTitle}>
        {name}
      </Heading>
      <Text tone="muted" className={styles.address}>
        <Place aria-hidden className={styles.pin} />
        <span>{address}</span>
      </Text>
      <Text className={styles.description}>{description}</Text>
      <div className={styles.columns}>
        <div className={styles.curator}>
          <SiteErrorBoundary>
            <CuratorPanel key={id} museum={id} />
          </SiteErrorBoundary>
        </div>
        <div className={styles.about}>
          <article className={clsx(boxes.card, styles.exhibit)}>
            <Plate seed={id} kind={kind} title={exhibit.title} />
            <div className={styles.padded}>
              <Heading level={2}>{exhibit.title}</Heading>
              <Text className={styles.exhibitText}>{exhibit.description}</Text>
              <ExternalLink to={exhibit.sourceUrl} label="Source" className={styles.source} />
            </div>
          </article>
          <SiteErrorBoundary>
            <AboutDemo exhibit={exhibit} />
          </SiteErrorBoundary>
        </div>
      </div>
    </div>
  );
}

/** Describes the demo: its length, example questions, and the curator's context. */
function AboutDemo({ exhibit }: { readonly exhibit: Exhibit }) {
  const heading = useId();
  return (
    <Stack as="section" aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        About This Demo
      </Heading>
      <Card title="Demo Duration">
        <div className={styles.duration}>
          <span className={clsx(words.mono, styles.seconds)}>{minutesAndSeconds(DEMO_SECONDS)}</span>
          <Text>
            {`${spokenTime(DEMO_SECONDS)} for each conversation, and as many conversations as you like.`}
          </Text>
        </div>
      </Card>
      <Card title="Example Questions">
        <ul className={styles.questions}>
          {exhibit.exampleQuestions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </Card>
      <Card title="Supplied Context">
        {exhibit.suppliedContext.map((paragraph) => (
          <Text key={paragraph} className={styles.prose}>
            {paragraph}
          </Text>
        ))}
      </Card>
      <Text tone="muted" className={styles.prose}>
        {museumText.offer}
      </Text>
    </Stack>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={clsx(boxes.card, styles.padded)}>
      <Heading level={3} className={styles.title}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
