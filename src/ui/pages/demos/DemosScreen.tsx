import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '../../navigation/pages.ts';
import { HandsetDrawing, TableSettingDrawing, ToolboxDrawing } from '../../art/drawings.tsx';
import { Orb } from '../../art/Orb.tsx';
import { Plate } from '../../art/plate/Plate.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { useLazyComponent } from '../../kit/lazy/useLazyComponent.ts';
import boxes from '../../kit/layout/boxes.module.css';
import { Cluster } from '../../kit/layout/Row.tsx';
import { Heading } from '../../kit/text/Heading.tsx';
import { sectionAddress } from '../../site/SiteLinks.tsx';
import site from '../../site/site.module.css';
import { heroText } from '../../texts/heroText.ts';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { Text } from '../../kit/text/Text.tsx';
import { SiteErrorBoundary } from '../../site/SiteErrorBoundary.tsx';
import styles from './DemosScreen.module.css';

const plans = [
  {
    Art: HandsetDrawing,
    name: 'Reception',
    text: 'Answers calls, questions, and appointment requests.',
  },
  {
    Art: TableSettingDrawing,
    name: 'Collecting answers',
    text: 'A short voice survey after the meal.',
  },
  {
    Art: ToolboxDrawing,
    name: 'Hands-free maintenance',
    text: 'Reads the manual to technicians whose hands are full.',
  },
];

/** The demo catalog: the restaurant demo, the museums, and planned demos. */
export function DemosScreen() {
  useDocumentTitle('Demos');
  return (
    <div className={clsx(site.column, styles.page)}>
      <Heading level={1} className={styles.headline}>
        Demos
      </Heading>
      <Text tone="muted" className={styles.lead}>
        Hear a voice agent before you decide. In each demo, you talk to one that is built for a single job.
      </Text>
      <SiteErrorBoundary>
        <RestaurantDemo />
      </SiteErrorBoundary>
      <SiteErrorBoundary>
        <MuseumCurators />
      </SiteErrorBoundary>
      <Heading level={2} className={styles.soon}>
        Coming soon
      </Heading>
      <ul className={site.cardList}>
        {plans.map(({ Art, name, text }) => (
          <li key={name} className={styles.plan}>
            <Art />
            <Heading level={3} className={styles.name}>
              {name}
            </Heading>
            <SecondaryText>{text}</SecondaryText>
            <Text size="caption" strong className={styles.availability}>
              Not available yet
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The restaurant demo. Links to the live demo on the landing page, and plays a sample call on this page. */
function RestaurantDemo() {
  const { Part, opener, isLoading, hasFailed, open, close } = useLazyComponent(
    'sampleCall',
    async () => (await import('../../site/sampleCall/SampleCall.tsx')).SampleCall,
  );
  return (
    <DemoCard
      title="A restaurant's phone"
      text="Order from the menu, book a table, or ask about opening hours. The agent answers as it would at Trattoria Aurora, by voice or text."
      picture={
        <div className={styles.voice}>{Part ? <Part onClose={close} /> : <Orb className={styles.orb} />}</div>
      }
    >
      <Cluster gap={16} className={styles.ways}>
        <Button component={Link} to={sectionAddress('hero')} variant="contained" endIcon={<ArrowForward />}>
          Try it Live
        </Button>
        <Button
          ref={opener}
          variant="outlined"
          aria-disabled={isLoading}
          aria-expanded={Part !== undefined}
          onClick={Part ? close : open}
        >
          {heroText.hear}
        </Button>
      </Cluster>
      {hasFailed && (
        <Text role="alert" size="small" tone="error" className={styles.failure}>
          {heroText.notLoaded}
        </Text>
      )}
    </DemoCard>
  );
}

function MuseumCurators() {
  return (
    <DemoCard
      title="Museum curators"
      text="Ask a virtual curator about one exhibit, out loud. Our curators cover museums in New York State and Washington, DC: the work, the artists, and the opening hours."
      picture={
        <div className={styles.plate}>
          <Plate seed="saffron" kind="art" title="Museum curators" />
        </div>
      }
      className={styles.opens}
    >
      <Button
        component={Link}
        to={addressOf('museums')}
        variant="contained"
        endIcon={<ArrowForward />}
        className={clsx(boxes.wholeCard, styles.ways)}
      >
        View Museums
      </Button>
    </DemoCard>
  );
}

interface DemoCardProps {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  /** Links and buttons that start the demo. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The card of an available demo, with a picture on the left, or on top on a phone. */
function DemoCard({ title, text, picture, children, className }: DemoCardProps) {
  return (
    <article className={clsx(site.largeCard, styles.demo, className)}>
      {picture}
      <div className={styles.words}>
        <Heading level={2} className={styles.title}>
          {title}
        </Heading>
        <Text className={styles.text}>{text}</Text>
        {children}
      </div>
    </article>
  );
}
