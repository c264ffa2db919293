import type { ReactNode } from 'react';
import type { Change, MenuComparison, Placed } from '#domain/menu/compareMenus.ts';
import type { RowNote, SkippedRow } from '#domain/menu/importedMenu.ts';
import type { Category } from '#domain/menu/menu.ts';
import { Alert } from '../../kit/feedback/Alert.tsx';
import boxes from '../../kit/layout/boxes.module.css';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Heading } from '../../kit/text/Heading.tsx';
import { Text } from '../../kit/text/Text.tsx';
import { importText } from '../../texts/importText.ts';
import { priceWithDollarSign } from '../../texts/menuText.ts';
import { formatNumber } from '../../texts/numbers.ts';
import { categoryFormatters, itemFormatters } from '../menuFormatters.ts';
import styles from './ImportPreview.module.css';

/** Maximum number of lines to render for each kind of change. More would freeze the page. */
const MAX_LISTED_CHANGES = 2000;

interface Props {
  readonly name: string;
  /** Undefined if the import would change nothing. */
  readonly changes: MenuComparison | undefined;
  readonly skipped: readonly SkippedRow[];
  readonly notes: readonly RowNote[];
  /** IDs of new items without a price. */
  readonly unpriced?: ReadonlySet<string>;
}

/** Lists what an import adds, changes, and removes, with old and new values, and which rows it skips. */
export function ImportPreview({ name, changes, skipped, notes, unpriced = new Set() }: Props) {
  if (!changes && skipped.length + notes.length === 0) return null;
  return (
    <Stack role="group" aria-label={`Changes by ${name}`} className={styles.preview}>
      <Part
        title={importText.skippedRows}
        tone="warning"
        lists={[skipped.map((row) => importText.problem(row))]}
      />
      <Part title={importText.partly} tone="info" lists={[notes.map((note) => importText.note(note))]} />
      {changes && <Changes changes={changes} unpriced={unpriced} />}
    </Stack>
  );
}

function Changes({
  changes: { categories, items, reordered },
  unpriced,
}: {
  readonly changes: MenuComparison;
  readonly unpriced: ReadonlySet<string>;
}) {
  const addedLine = (placed: Placed) => itemLine(placed, unpriced.has(placed.item.id));
  return (
    <>
      {unpriced.size > 0 && <Alert tone="info">{importText.unpriced(unpriced.size)}</Alert>}
      <Part
        title={importText.added}
        tone="success"
        lists={[categories.added.map(categoryLine), items.added.map(addedLine)]}
      />
      <Part
        title={importText.changed}
        tone="info"
        lists={[
          categories.changed.map((change) => (
            <>
              {categoryLine(change.before)}
              {oldAndNew(change, categoryFormatters, importText.categoryParts)}
            </>
          )),
          items.changed.map((change) => (
            <>
              {itemLine(change.before)}
              {oldAndNew(change, itemFormatters, importText.itemParts)}
            </>
          )),
        ]}
      />
      <Part
        title={importText.removed}
        tone="error"
        lists={[categories.removed.map(categoryLine), items.removed.map((placed) => itemLine(placed))]}
      />
      {reordered.length > 0 && <Text>{importText.reordered}</Text>}
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly tone: 'success' | 'info' | 'error' | 'warning';
  /** The lines of each kind of change. */
  readonly lists: readonly (readonly ReactNode[])[];
}

function Part({ title, tone, lists }: PartProps) {
  const count = lists.flat().length;
  const listed = lists.flatMap((lines) => lines.slice(0, MAX_LISTED_CHANGES));
  if (count === 0) return null;
  return (
    <div>
      <Heading level={3} className={styles[tone]}>
        {`${title} (${formatNumber(count)})`}
      </Heading>
      <ul aria-label={title} className={boxes.list}>
        {listed.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
        {count > listed.length && <li>{importText.more(count - listed.length)}</li>}
      </ul>
    </div>
  );
}

const categoryLine = ({ name }: Category) => (
  <>
    <b>{name}</b> <small>Category</small>
  </>
);

const itemLine = ({ item, category }: Placed, isUnpriced = false) => (
  <>
    <b>{item.name}</b> <span>{isUnpriced ? importText.noPrice : priceWithDollarSign(item.price)}</span>{' '}
    <small>{category.name}</small>
  </>
);

/** Returns the changed parts with their old and new values. */
const oldAndNew = <Thing, Part extends string>(
  { before, after, parts }: Change<Thing, Part>,
  sayings: Readonly<Record<Part, (thing: Thing) => string>>,
  labels: Readonly<Record<Part, string>>,
) =>
  parts.map((part) => (
    <div key={part} className={styles.part}>
      <span>{`${labels[part]}:`}</span> <del>{sayings[part](before) || 'nothing'}</del>{' '}
      <ins>{sayings[part](after) || 'nothing'}</ins>
    </div>
  ));
