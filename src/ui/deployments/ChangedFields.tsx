import { clsx } from 'clsx';
import type { ChangedField } from '#domain/deployments/pendingChange.ts';
import { valueChanges } from '#domain/deployments/valueChanges.ts';
import { nameWords } from '#domain/shared/nameWords.ts';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { valueText } from '../texts/deploymentText.ts';
import { ExpandableList } from '../kit/lists/ExpandableList.tsx';
import { menuLines, type ChangeLine } from './menuLines.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { Text } from '../kit/text/Text.tsx';
import boxes from '../kit/layout/boxes.module.css';
import words from '../kit/text/words.module.css';
import styles from './ChangedFields.module.css';

const INITIAL_COUNT = 6;

/** Lists the fields that a change affects, with old and new values if known. */
export function ChangedFields({ fields }: { readonly fields: readonly ChangedField[] }) {
  const compared = fields.flatMap(linesOf);
  const named = fields.filter(({ values }) => values === undefined);
  return (
    <Stack gap={12}>
      {compared.length > 0 && (
        <ExpandableList label="What changes" initialCount={INITIAL_COUNT}>
          {compared.map((change, index) => (
            <ValueComparison key={index} change={change} />
          ))}
        </ExpandableList>
      )}
      {named.length > 0 && (
        <ul aria-label="Changed fields" className={clsx(boxes.list, styles.line)}>
          {named.map(({ path }) => (
            <Text as="li" key={path} size="caption" className={styles.field}>
              {path.split('.').map(nameWords).join(' › ')}
            </Text>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function linesOf(field: ChangedField): readonly ChangeLine[] {
  const { menus } = field;
  return menus ? menuLines(menus.before, menus.after) : (valueChanges(field) ?? []);
}

/** A changed value with its field, old value, and new value. */
function ValueComparison({ change }: { readonly change: ChangeLine }) {
  return (
    <>
      <Text as="div" size="caption" tone="muted" dir="auto" className={words.breaks}>
        {change.place.join(' › ')}
      </Text>
      <div className={styles.line}>
        {change.kind === 'changed' ? (
          <>
            <Text as="del" size="small" className={styles.value}>
              <VisuallyHidden>Before: </VisuallyHidden>
              <bdi>{valueText(change.before, change.field)}</bdi>
            </Text>
            <span className={styles.after}>
              <span aria-hidden>→</span>
              <Text as="ins" size="small" className={styles.value}>
                <VisuallyHidden>After: </VisuallyHidden>
                <bdi>{valueText(change.after, change.field)}</bdi>
              </Text>
            </span>
          </>
        ) : (
          <Text as={change.kind === 'added' ? 'ins' : 'del'} size="small" className={styles.value}>
            {change.kind === 'added' ? 'Added' : 'Removed'}
          </Text>
        )}
        {change.note && (
          <SecondaryText as="span" dir="auto">
            {change.note}
          </SecondaryText>
        )}
      </div>
    </>
  );
}
