import { clsx } from 'clsx';
import { CalendarDrawing, KeyDrawing, ReceiptDrawing } from '../art/drawings.tsx';
import { HomeSection } from './HomeSection.tsx';
import boxes from '../kit/layout/boxes.module.css';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import styles from './IntegrationsSection.module.css';

const tools = [
  {
    Art: ReceiptDrawing,
    name: 'Point of sale',
    text: 'Orders show up where your kitchen looks. Connect Square or Clover from the console.',
  },
  {
    Art: CalendarDrawing,
    name: 'Scheduling',
    text: 'Tables and appointments go into the calendar you already use.',
  },
  {
    Art: KeyDrawing,
    name: 'Your own systems',
    text: 'An API key brings calls and orders into your own software.',
  },
];

export function IntegrationsSection() {
  return (
    <HomeSection
      id="integrations"
      quiet
      title="Works with what you have"
      lead="Nothing to replace. The agent works with the tools you already use."
    >
      <ul className={clsx(boxes.list, styles.tools)}>
        {tools.map(({ Art, name, text }) => (
          <li key={name} className={styles.tool}>
            <Art />
            <Heading level={3} look="h2" className={styles.name}>
              {name}
            </Heading>
            <Text tone="muted" className={styles.text}>
              {text}
            </Text>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
