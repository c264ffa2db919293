import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { useState } from 'react';
import { HomeSection } from './HomeSection.tsx';
import boxes from '../kit/layout/boxes.module.css';
import styles from './KnowledgeSection.module.css';

const papers = [
  'Dinner menu',
  'Wine list',
  'Allergens',
  'Opening hours',
  'Parking',
  'Party packages',
  'House rules',
  'Specials',
];

/**
 * Documents that the agent learns from, in a row that moves in a 15-second loop. Visitors can pause the loop.
 * With reduced motion, the documents don't move.
 */
export function KnowledgeSection() {
  const [drifting, setDrifting] = useState(true);
  return (
    <HomeSection
      id="knowledge"
      title="An agent that knows your documents"
      lead="Upload the documents your staff use. The agent uses them to answer callers, too."
    >
      <div className={styles.aisle}>
        <ul
          aria-label="Documents the agent can learn from"
          className={clsx(boxes.list, styles.papers, !drifting && styles.paused)}
        >
          {[...papers, ...papers].map((title, index) => (
            <Paper key={index} title={title} again={index >= papers.length} />
          ))}
        </ul>
      </div>
      <Button
        startIcon={drifting ? <Pause /> : <PlayArrow />}
        onClick={() => setDrifting(!drifting)}
        className={styles.pause}
      >
        {drifting ? 'Pause' : 'Play'}
      </Button>
    </HomeSection>
  );
}

interface PaperProps {
  readonly title: string;
  /** Whether this is the row's copy, which makes the loop seamless. */
  readonly again: boolean;
}

function Paper({ title, again }: PaperProps) {
  return (
    <li aria-hidden={again} className={styles.place}>
      <div className={styles.paper}>
        <div className={styles.title}>{title}</div>
        <svg aria-hidden viewBox="0 0 120 100" className={styles.lines}>
          <path d="M2 8h92M2 26h116M2 44h74M2 62h104M2 80h52" />
        </svg>
      </div>
    </li>
  );
}
