import { clsx } from 'clsx';
import { useId, useState } from 'react';
// defines the colors of the pictures
import '../art/brand.module.css';
import { moveRovingFocus } from '../kit/controls/moveRovingFocus.ts';
import { Cluster } from '../kit/layout/Row.tsx';
import { Text } from '../kit/text/Text.tsx';
import styles from './Customization.module.css';
import { HomeSection } from './HomeSection.tsx';

const greetings = [
  { word: 'Good evening', x: 40, y: 44, width: 168 },
  { word: 'Buonasera', x: 250, y: 78, width: 140 },
  { word: 'Bonsoir', x: 84, y: 130, width: 112 },
  { word: 'Buenas noches', x: 236, y: 164, width: 182 },
  { word: 'Guten Abend', x: 52, y: 216, width: 158 },
];

const steps = [
  { word: 'Greeting', x: 36, y: 40 },
  { word: 'Order', x: 190, y: 116 },
  { word: 'Goodbye', x: 320, y: 206 },
];

const tabs = [
  {
    title: 'Language',
    text: 'The agent answers in more than 30 languages. Choose the languages your guests speak.',
    label: 'Speech bubbles that greet in five languages',
    picture: greetings.map(({ word, x, y, width }) => (
      <g key={word}>
        <rect className={styles.paper} x={x} y={y} width={width} height="48" rx="24" />
        <text x={x + width / 2} y={y + 31} textAnchor="middle">
          {word}
        </text>
      </g>
    )),
  },
  {
    title: 'Voice Style',
    text: 'Choose a voice, a pace, and a mood: warm for a trattoria, brisk for a lunch counter.',
    label: 'Three waves, from a calm voice to a lively one',
    picture: (
      <>
        <rect className={styles.paper} x="40" y="36" width="400" height="228" rx="20" />
        <path className={styles.line} d="M72 90q21-14 42 0t42 0 42 0 42 0 42 0 42 0 42 0 42 0" />
        <path
          className={styles.line}
          d="M72 150q14-44 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0"
        />
        <path
          className={clsx(styles.line, styles.lively)}
          d="M72 212q10-76 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0"
        />
      </>
    ),
  },
  {
    title: 'Flow',
    text: 'Decide what the agent asks first, what it offers with the main course, and when it hands the call to you.',
    label: 'The steps of a call, in order',
    picture: (
      <>
        <path className={styles.line} d="M92 96q10 50 96 48M246 172q10 60 74 60" />
        {steps.map(({ word, x, y }) => (
          <g key={word}>
            <rect className={styles.paper} x={x} y={y} width="126" height="56" rx="12" />
            <text x={x + 63} y={y + 35} textAnchor="middle">
              {word}
            </text>
          </g>
        ))}
      </>
    ),
  },
] as const;

/** Customization options, as tabs with a picture each. */
export function Customization() {
  const id = useId();
  const [shown, setShown] = useState(0);
  const { text, label, picture, title } = tabs[shown] ?? tabs[0];

  return (
    <HomeSection
      id="customisation"
      title="Make the agent sound like you"
      lead="No generic robot voice. Just yours."
    >
      <div className={styles.columns}>
        <div>
          <Cluster role="tablist" aria-label="What you can customize" onKeyDown={moveRovingFocus}>
            {tabs.map((tab, index) => (
              <button
                key={tab.title}
                type="button"
                role="tab"
                id={`${id}-${index}`}
                aria-selected={index === shown}
                aria-controls={`${id}-panel`}
                tabIndex={index === shown ? 0 : -1}
                onClick={() => setShown(index)}
                onFocus={() => setShown(index)}
                className={styles.tab}
              >
                {tab.title}
              </button>
            ))}
          </Cluster>
          <Text className={styles.text}>{text}</Text>
        </div>
        <div role="tabpanel" id={`${id}-panel`} aria-label={title}>
          <svg role="img" aria-label={label} viewBox="0 0 480 300" className={styles.picture}>
            {picture}
          </svg>
        </div>
      </div>
    </HomeSection>
  );
}
