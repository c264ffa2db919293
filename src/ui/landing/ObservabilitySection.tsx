import { clsx } from 'clsx';
import { Badge } from '../kit/text/Badge.tsx';
import { HomeSection } from './HomeSection.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { Text } from '../kit/text/Text.tsx';
import site from '../site/site.module.css';
import styles from './ObservabilitySection.module.css';

const calls = [
  { time: '6:02 PM', said: 'Two margheritas for pickup', length: '1:14', tone: 'success', word: 'Pass' },
  { time: '6:09 PM', said: 'A table for six by the window', length: '1:52', tone: 'success', word: 'Pass' },
  { time: '6:17 PM', said: 'Asked to speak with the owner', length: '0:41', tone: 'warning', word: 'Fair' },
  { time: '6:31 PM', said: 'Hung up before ordering', length: '0:12', tone: 'error', word: 'Fail' },
] as const;

/** Call transcripts and outcomes. */
export function ObservabilitySection() {
  return (
    <HomeSection
      id="observability"
      quiet
      title="See every call, word for word"
      lead="Every call is saved with its transcript, length, and outcome. Read any call or listen to it again."
    >
      <figure aria-label="An evening of calls, as an example" className={clsx(site.largeCard, styles.calls)}>
        {calls.map(({ time, said, length, tone, word }) => (
          <div key={time} className={styles.call}>
            <SecondaryText>{time}</SecondaryText>
            <Text strong className={styles.said}>
              {said}
            </Text>
            <SecondaryText className={styles.length}>{length}</SecondaryText>
            <Badge tone={tone} label={word} />
          </div>
        ))}
      </figure>
    </HomeSection>
  );
}
