import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Orb } from '../../art/Orb.tsx';
import { historyEntryKey } from '../../kit/useScrollRestoration.ts';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import { heroText } from '../../texts/heroText.ts';
import { characterWidth } from '../../theme/characters.ts';
import { HeroFrame } from './HeroFrame.tsx';
import { sectionAddress } from '../SiteLinks.tsx';

/** What demos have left, by the place in the history: who goes on to the booking and comes back finds it. */
const recaps = new Map<string, ReactNode>();

/** What the service is in one line, and the ways to hear it. */
export function Hero() {
  const hintId = useId();
  /** What the last demo has left. */
  const place = historyEntryKey(useLocation());
  const [recap, setRecap] = useState(() => recaps.get(place));
  useEffect(() => () => void recaps.set(place, recap), [place, recap]);
  // of two that close together the last takes the focus
  const { Part: Sample, opener: sampleOpener, ...sample } = useLazyComponent('sampleCall', loadSampleCall);
  const { Part: Demo, opener: demoOpener, ...demo } = useLazyComponent('landingDemo', loadDemo);
  /** How far the page is scrolled for who sees the end of a demo that leaves nothing. */
  const scrolled = useRef<number>(undefined);
  useLayoutEffect(() => {
    // the hero grows again, and browsers hold still what stands below it
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
    <HeroFrame orb={Sample ? <Sample onClose={sample.close} /> : recap || <Orb size="min(420px, 72vw)" />}>
      <Typography variant="h1" sx={headline}>
        Every call answered, while you cook
      </Typography>
      <Typography sx={{ mt: 3, maxWidth: characterWidth(44), fontSize: '1.25rem', color: 'text.secondary' }}>
        A voice that takes orders, books tables and knows your menu by heart, around the clock and in more
        than 30 languages.
      </Typography>
      <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          ref={demoOpener}
          variant="contained"
          size="large"
          aria-disabled={demo.isLoading}
          aria-describedby={hintId}
          onClick={demo.open}
          sx={{ px: 4, fontSize: '1.0625rem' }}
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
      </Box>
      <Typography
        id={hintId}
        role="status"
        variant="body2"
        sx={{ mt: 2, color: hasFailed ? 'error.main' : 'text.secondary' }}
      >
        {hasFailed ? heroText.notLoaded : 'Talk for one minute. Allow the microphone and turn up your volume.'}
      </Typography>
    </HeroFrame>
  );
}

/** Whether the first button of the demo, which has the place of the one that began it, is in the window. */
function isDemoSeen(): boolean {
  const button = document.querySelector('#hero button')?.getBoundingClientRect();
  return button !== undefined && button.top >= 0 && button.bottom <= innerHeight;
}

const loadDemo = async () => (await import('./LandingDemo.tsx')).LandingDemo;
const loadSampleCall = async () => (await import('../../sampleCall/SampleCall.tsx')).SampleCall;

const headline = {
  // with text made larger, a word still fits on a phone
  fontSize: 'clamp(min(2.5rem, 12.5vw), 6vw, 4.5rem)',
  lineHeight: 1.02,
  letterSpacing: '-0.03em',
} as const;
