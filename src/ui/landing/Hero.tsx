import Button from '@mui/material/Button';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Orb } from '../art/Orb.tsx';
import { useHistoryEntryKey } from '../kit/browser/useScrollRestoration.ts';
import { BoundedMap } from '../kit/state/BoundedMap.ts';
import { useLazyComponent } from '../kit/lazy/useLazyComponent.ts';
import { Cluster } from '../kit/layout/Row.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import { heroText } from '../texts/heroText.ts';
import styles from './Hero.module.css';
import { HeroFrame } from './HeroFrame.tsx';
import { sectionAddress } from '../site/SiteLinks.tsx';

/** Demo results by history entry, restored when the visitor returns from the booking page. */
const recaps = new BoundedMap<string, ReactNode>();

/** The headline and the demos. */
export function Hero() {
  const hintId = useId();
  /** The key under which the last demo's result is stored. */
  const place = useHistoryEntryKey();
  const [recap, setRecap] = useState(() => recaps.get(place));
  useEffect(() => () => void recaps.set(place, recap), [place, recap]);
  // called before the demo's hook, so that the demo's button gets focus if both close together
  const { Part: Sample, opener: sampleOpener, ...sample } = useLazyComponent('sampleCall', loadSampleCall);
  const { Part: Demo, opener: demoOpener, ...demo } = useLazyComponent('landingDemo', loadDemo);
  /** Scroll position to restore when a demo that was in view ends without a result. */
  const scrolled = useRef<number>(undefined);
  useLayoutEffect(() => {
    // the hero becomes taller again, and scroll anchoring would keep only the content below in place
    if (Demo || scrolled.current === undefined) return;
    scrollTo({ top: scrolled.current, behavior: 'instant' });
    scrolled.current = undefined;
  }, [Demo]);
  if (Demo) {
    const end = (left: ReactNode) => {
      scrolled.current = left || !isDemoSeen() ? undefined : scrollY;
      setRecap(left);
      sample.close();
      demo.close();
    };
    const hear = () => {
      demo.close();
      sample.open();
    };
    return <Demo onClosed={end} onHearSample={hear} />;
  }
  const hasFailed = demo.hasFailed || sample.hasFailed;
  return (
    <HeroFrame orb={Sample ? <Sample onClose={sample.close} /> : recap || <Orb className={styles.orb} />}>
      <Heading level={1} className={styles.headline}>
        Every call answered, while you cook
      </Heading>
      <Text tone="muted" className={styles.lead}>
        A voice that takes orders, books tables and knows your menu by heart, around the clock and in more
        than 30 languages.
      </Text>
      <Cluster gap={16} className={styles.ways}>
        <Button
          ref={demoOpener}
          variant="contained"
          size="large"
          aria-disabled={demo.isLoading}
          aria-describedby={hintId}
          onClick={demo.open}
          className={styles.start}
        >
          {demo.isLoading ? 'Connecting...' : 'Start Live Demo'}
        </Button>
        <Button
          ref={sampleOpener}
          variant="outlined"
          size="large"
          aria-disabled={sample.isLoading}
          aria-expanded={Sample !== undefined}
          onClick={Sample ? sample.close : sample.open}
        >
          {heroText.hear}
        </Button>
        <Button component={Link} to={sectionAddress('comprehensive')} size="large">
          Learn More
        </Button>
      </Cluster>
      <Text
        id={hintId}
        role="status"
        size="small"
        tone={hasFailed ? 'error' : 'muted'}
        className={styles.hint}
      >
        {hasFailed
          ? heroText.notLoaded
          : 'Talk for one minute. Allow the microphone and turn up your volume.'}
      </Text>
    </HeroFrame>
  );
}

/** Returns whether the demo's first button, which replaced the start button, is in view. */
function isDemoSeen(): boolean {
  const button = document.querySelector('#hero button')?.getBoundingClientRect();
  return button !== undefined && button.top >= 0 && button.bottom <= innerHeight;
}

const loadDemo = async () => (await import('./LandingDemo.tsx')).LandingDemo;
const loadSampleCall = async () => (await import('../site/sampleCall/SampleCall.tsx')).SampleCall;
