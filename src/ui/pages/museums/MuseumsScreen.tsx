import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ALL_CITIES, findMuseums } from '#domain/museums/findMuseums.ts';
import type { Museum } from '#domain/museums/museum.ts';
import { museums } from '#domain/museums/museums.ts';
import { addressOf } from '../../navigation/pages.ts';
import { EmptyPlateDrawing } from '../../art/drawings.tsx';
import { Plate } from '../../art/plate/Plate.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { useNearViewport } from '../../kit/browser/useNearViewport.ts';
import { VisuallyHidden } from '../../kit/text/VisuallyHidden.tsx';
import { Heading } from '../../kit/text/Heading.tsx';
import { Text } from '../../kit/text/Text.tsx';
import { museumCount, museumText } from '../../texts/museumText.ts';
import { MuseumSearchBar, useMuseumQuery } from '../../museums/MuseumSearchBar.tsx';
import { MuseumsHero } from '../../museums/MuseumsHero.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { SiteErrorBoundary } from '../../site/SiteErrorBoundary.tsx';
import boxes from '../../kit/layout/boxes.module.css';
import site from '../../site/site.module.css';
import styles from './MuseumsScreen.module.css';

/** The museum catalog with search and city filter. */
export function MuseumsScreen() {
  useDocumentTitle('Museums');
  const query = useMuseumQuery();
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => {
    query.ask({ text: '', city: ALL_CITIES });
    // the pressed button disappeared with its message, so focus moves to the search
    field.current?.focus();
  };
  const text = useDeferredValue(query.text);
  const found = useMemo(() => findMuseums(museums, { text, city: query.city }), [text, query.city]);
  return (
    <>
      <SiteErrorBoundary>
        <MuseumsHero />
      </SiteErrorBoundary>
      <section aria-label="Museums" className={clsx(site.column, styles.page)}>
        <SiteErrorBoundary>
          <MuseumSearchBar {...query} field={field} />
        </SiteErrorBoundary>
        <Text
          role="status"
          tone="muted"
          className={clsx(styles.count, found.length === 0 && styles.centered)}
        >
          {found.length === 0 ? museumText.noMatch : museumCount(found.length)}
        </Text>
        {found.length === 0 ? (
          <div className={styles.none}>
            <EmptyPlateDrawing />
            <Button variant="outlined" onClick={showAll}>
              {museumText.showAll}
            </Button>
          </div>
        ) : (
          <SiteErrorBoundary>
            <MuseumGrid found={found} />
          </SiteErrorBoundary>
        )}
      </section>
    </>
  );
}

/** Number of museums in view at first: two rows of three. */
const INITIAL_COUNT = 6;

const MuseumGrid = memo(function MuseumGrid({ found }: { readonly found: readonly Museum[] }) {
  return (
    <ul className={clsx(site.cardList, styles.museums)}>
      {found.map((museum, index) => (
        <MuseumCard key={museum.id} museum={museum} isSeenFirst={index < INITIAL_COUNT} />
      ))}
    </ul>
  );
});

interface MuseumCardProps {
  readonly museum: Museum;
  /** Whether to draw the picture immediately, not only when it comes near the viewport. */
  readonly isSeenFirst: boolean;
}

/** A museum's card, which a link covers. */
const MuseumCard = memo(function MuseumCard({ museum, isSeenFirst }: MuseumCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  const { id, name, address, kind } = museum;
  return (
    <li className={clsx(boxes.card, styles.museum)}>
      <div ref={frame} className={styles.frame}>
        {(isSeenFirst || isNear) && <Plate seed={id} kind={kind} title={name} />}
      </div>
      <div className={styles.facts}>
        <Heading level={2} look="h3" className={styles.name}>
          {name}
        </Heading>
        <SecondaryText className={styles.address}>{address}</SecondaryText>
        <Button
          component={Link}
          to={addressOf('museum', { museumId: id })}
          variant="outlined"
          endIcon={<ArrowForward />}
          className={clsx(boxes.wholeCard, styles.demo)}
        >
          View Demo
          <VisuallyHidden>{`for ${name}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
});
