import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { similarItems, type UnknownName } from '#domain/menu/orderedNames.ts';
import type { PlacedItem } from '#domain/menu/editMenu.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { Editor } from '../../forms/Editor.ts';
import { useReadOnly } from '../../forms/readOnly.ts';
import { restoreLostFocus } from '../../kit/browser/restoreLostFocus.ts';
import { SlowHint } from '../../kit/feedback/SlowHint.tsx';
import boxes from '../../kit/layout/boxes.module.css';
import { Cluster } from '../../kit/layout/Row.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { ShowAllButton } from '../../kit/lists/ShowAllButton.tsx';
import { useExpandableList } from '../../kit/lists/useExpandableList.ts';
import { Heading } from '../../kit/text/Heading.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { askedForText } from '../../texts/askedForText.ts';
import styles from './AskedForItems.module.css';
import type { AskedForViewModel } from './AskedForViewModel.ts';
import { ItemPicker } from './ItemPicker.tsx';

const INITIAL_COUNT = 5;

interface Props {
  readonly vm: AskedForViewModel;
  readonly form: Editor<Menu, never>;
  readonly menu: Menu;
  readonly names: readonly UnknownName[];
}

/** Names in orders that are not on the menu. One press adds a name as an alias or ignores it. */
export const UnknownNames = observer(function UnknownNames({ vm, form, menu, names }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => restoreLostFocus(heading.current), []);
  const shown = names.filter((name) => !vm.isIgnored(name));
  const ignored = names.length - shown.length;
  const { unknown: label } = askedForText;
  const { shownCount, listRef, expansion } = useExpandableList({
    name: label,
    count: shown.length,
    initialCount: INITIAL_COUNT,
  });
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Heading level={3} id={id} ref={heading} tabIndex={-1}>
        {label}
      </Heading>
      {names.length === 0 && <SecondaryText>{askedForText.noneUnknown}</SecondaryText>}
      {shown.length > 0 && <SecondaryText>{askedForText.unknownHelp}</SecondaryText>}
      <SlowHint waiting={vm.adding} onCancel={vm.adding.detach} />
      {shown.length > 0 && (
        <ul aria-labelledby={id} ref={listRef} className={boxes.list}>
          {shown.slice(0, shownCount).map((name) => (
            <NameRow
              key={name.key}
              unknown={name}
              menu={menu}
              onMeans={(item) => vm.addAlias(form, item, name.name)}
              onIgnore={() => vm.ignore(name)}
              onClosed={focusHeading}
            />
          ))}
        </ul>
      )}
      <ShowAllButton expansion={expansion} count={shown.length} label={label} />
      {ignored > 0 && (
        <Cluster>
          <SecondaryText as="span">{askedForText.ignored(ignored)}</SecondaryText>
          <Button size="small" onClick={vm.showIgnored}>
            {askedForText.showIgnored}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
});

interface RowProps {
  readonly unknown: UnknownName;
  readonly menu: Menu;
  readonly onMeans: (item: PlacedItem) => void;
  readonly onIgnore: () => void;
  /** Called after the row has disappeared. */
  readonly onClosed: () => void;
}

function NameRow({ unknown: { name, orders }, menu, onMeans, onIgnore, onClosed }: RowProps) {
  const readOnly = useReadOnly();
  const [isChoosing, setIsChoosing] = useState(false);
  const [similar] = useMemo(() => similarItems(menu, name, 1), [menu, name]);
  useEffect(() => onClosed, [onClosed]);
  return (
    <li className={styles.name}>
      <span className={styles.text}>
        <bdi className={styles.strong}>{name}</bdi>{' '}
        <SecondaryText as="span">{askedForText.counted(orders)}</SecondaryText>
      </span>
      {!readOnly && (
        <Cluster>
          {similar && (
            <Button
              size="small"
              variant="outlined"
              aria-label={askedForText.forName(askedForText.addTo(similar.item.name), name)}
              onClick={() => onMeans(similar)}
            >
              {askedForText.addTo(similar.item.name)}
            </Button>
          )}
          <Button
            size="small"
            variant={similar ? 'text' : 'outlined'}
            aria-expanded={isChoosing}
            aria-label={askedForText.forName(similar ? askedForText.other : askedForText.choose, name)}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            {similar ? askedForText.other : askedForText.choose}
          </Button>
          <Button
            size="small"
            aria-label={askedForText.forName(askedForText.ignore, name)}
            onClick={onIgnore}
          >
            {askedForText.ignore}
          </Button>
        </Cluster>
      )}
      {isChoosing && <ItemPicker menu={menu} name={name} onChoose={onMeans} />}
    </li>
  );
}
