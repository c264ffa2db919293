import { clsx } from 'clsx';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import site from '../site/site.module.css';
import { HomeSection } from './HomeSection.tsx';
import styles from './UseCases.module.css';

const cards = [
  {
    title: 'The phone, answered',
    text: 'The agent greets every caller, takes orders, and books tables and appointments.',
    // a phone call that becomes a calendar entry
    art: (
      <>
        <rect className={styles.area} x="126" y="22" width="94" height="96" rx="8" />
        <path d="M126 46h94M150 14v16M196 14v16" />
        <rect className={styles.celadon} x="172" y="64" width="22" height="18" rx="4" />
        <path d="M142 72h14M142 96h14M172 96h22M206 72h2M206 96h2" />
        <path className={styles.brand} d="M26 50q30-26 60 0v14h-18v-10q-12-6-24 0v10h-18z" />
        <path className={styles.brand} d="M34 78h44l8 36h-60z" />
        <path className={styles.voice} d="M98 66v12M108 58v28M118 68v8" />
      </>
    ),
  },
  {
    title: 'How callers feel',
    text: 'Sentiment, NPS score, and resolution rate for every call, so you know which nights went wrong.',
    // gauges for mood, score, and resolution
    art: (
      <>
        <path d="M20 96a36 36 0 0 1 72 0" />
        <path className={styles.brand} d="M56 96l20-22" />
        <path className={styles.voice} d="M20 96a36 36 0 0 1 14-28" />
        <path d="M112 112h112" />
        <path className={styles.brand} d="M116 98l22-20 20 10 26-34 32-14" />
        <circle className={styles.celadon} cx="216" cy="40" r="8" />
        <path d="M20 116h72M128 112v-6M160 112v-6M192 112v-6" />
      </>
    ),
  },
  {
    title: 'Hands-free help',
    text: 'Technicians ask a maintenance assistant by voice and never put down their tools.',
    // hands at work, with a sound wave
    art: (
      <>
        <rect className={styles.area} x="18" y="46" width="96" height="66" rx="8" />
        <circle cx="66" cy="79" r="20" />
        <path
          className={styles.brand}
          d="M66 59v-8M66 107v-8M46 79h-8M94 79h-8M52 65l-6-6M86 99l-6-6M80 65l6-6M46 99l6-6"
        />
        <path d="M150 112l-4-34 16-22h20l16 22-4 34z" />
        <path className={styles.voice} d="M142 40v10M154 32v18M166 24v26M178 32v18M190 40v10" />
        <path d="M18 122h204" />
      </>
    ),
  },
  {
    title: 'A guide in the gallery',
    text: 'Museum visitors ask about the artwork in front of them and hear answers from a virtual curator.',
    // a picture on a wall with a guide
    art: (
      <>
        <rect className={styles.area} x="24" y="22" width="108" height="80" rx="2" />
        <rect x="34" y="32" width="88" height="60" />
        <path className={styles.celadon} d="M34 92l28-34 20 20 14-12 26 26z" />
        <circle className={styles.brand} cx="102" cy="50" r="8" />
        <path d="M52 102v18M104 102v18M14 120h212" />
        <path className={styles.brand} d="M176 120v-26q0-22 18-22t18 22v26" />
        <circle className={styles.brand} cx="194" cy="54" r="12" />
        <path className={styles.voice} d="M150 52v8M160 44v24M170 50v12" />
      </>
    ),
  },
];

/** Four uses of a voice agent. The pictures use brand colors on a grid of 240×140. */
export function UseCases() {
  return (
    <HomeSection
      id="comprehensive"
      quiet
      title="One voice, many jobs"
      lead="The same service works at the counter, on the phone, and in the gallery."
    >
      <div className={styles.cards}>
        {cards.map(({ art, title, text }) => (
          <article key={title} className={clsx(site.largeCard, styles.card)}>
            <svg aria-hidden viewBox="0 0 240 140" className={styles.drawing}>
              {art}
            </svg>
            <Heading level={3} look="h2" className={styles.title}>
              {title}
            </Heading>
            <Text tone="muted" className={styles.text}>
              {text}
            </Text>
          </article>
        ))}
      </div>
    </HomeSection>
  );
}
