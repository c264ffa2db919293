import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MenuComparison, Placed } from '#domain/menu/compareMenus.ts';
import type { UnsavedCategory, UnsavedItem } from '#domain/menu/menu.ts';
import { importText } from '../../../texts/importText.ts';
import { dollars } from '../../../texts/menuText.ts';
import { grouped } from '../../../texts/numbers.ts';
import { sayingOfCategory, sayingOfItem } from '../sayings.ts';

/** Lines of one kind that are listed: more nobody reads, and a page of them all would stand still. */
const MOST = 2000;
const listed = <T,>(things: readonly T[]) => things.slice(0, MOST);

interface Props {
  readonly name: string;
  readonly changes: MenuComparison;
}

/** What an import adds, changes and removes, item by item, old beside new. */
export function ImportPreview({ name, changes: { categories, items, reordered } }: Props) {
  return (
    <Box role="group" aria-label={`Changes by ${name}`} sx={preview}>
      <Part title={importText.added} tone="success" lists={[categories.added, items.added]}>
        {listed(categories.added).map((category, index) => (
          <CategoryLine key={`category-${index}`} category={category} />
        ))}
        {listed(items.added).map((placed, index) => (
          <ItemLine key={index} placed={placed} />
        ))}
      </Part>
      <Part title={importText.changed} tone="info" lists={[categories.changed, items.changed]}>
        {listed(categories.changed).map(({ before, after, parts }) => (
          <CategoryLine key={before.id} category={before}>
            {parts.map((part) => (
              <OldAndNew
                key={part}
                part={importText.categoryParts[part]}
                before={sayingOfCategory[part](before)}
                after={sayingOfCategory[part](after)}
              />
            ))}
          </CategoryLine>
        ))}
        {listed(items.changed).map(({ before, after, parts }) => (
          <ItemLine key={before.item.id} placed={before}>
            {parts.map((part) => (
              <OldAndNew
                key={part}
                part={importText.itemParts[part]}
                before={sayingOfItem[part](before)}
                after={sayingOfItem[part](after)}
              />
            ))}
          </ItemLine>
        ))}
      </Part>
      <Part title={importText.removed} tone="error" lists={[categories.removed, items.removed]}>
        {listed(categories.removed).map((category) => (
          <CategoryLine key={category.id} category={category} />
        ))}
        {listed(items.removed).map((placed) => (
          <ItemLine key={placed.item.id} placed={placed} />
        ))}
      </Part>
      {reordered.length > 0 && <Typography>{importText.reordered}</Typography>}
    </Box>
  );
}

interface PartProps {
  readonly title: string;
  readonly tone: 'success' | 'info' | 'error';
  readonly lists: readonly (readonly unknown[])[];
  readonly children: ReactNode;
}

function Part({ title, tone, lists, children }: PartProps) {
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  const hidden = lists.reduce((sum, list) => sum + list.length - listed(list).length, 0);
  if (count === 0) return null;
  return (
    <div>
      <Typography variant="h3" sx={{ color: `status.${tone}.text` }}>
        {`${title} (${grouped(count)})`}
      </Typography>
      <ul aria-label={title}>
        {children}
        {hidden > 0 && <li>{importText.more(hidden)}</li>}
      </ul>
    </div>
  );
}

interface CategoryLineProps {
  readonly category: UnsavedCategory;
  readonly children?: ReactNode;
}

function CategoryLine({ category, children }: CategoryLineProps) {
  return (
    <li>
      <b>{category.name}</b> <small>Category</small>
      {children}
    </li>
  );
}

interface ItemLineProps {
  readonly placed: Placed<UnsavedItem, UnsavedCategory>;
  readonly children?: ReactNode;
}

function ItemLine({ placed: { item, category }, children }: ItemLineProps) {
  return (
    <li>
      <b>{item.name}</b> {dollars(item.price)} <small>{category.name}</small>
      {children}
    </li>
  );
}

interface OldAndNewProps {
  readonly part: string;
  readonly before: string;
  readonly after: string;
}

function OldAndNew({ part, before, after }: OldAndNewProps) {
  return (
    <div className="part">
      {part}: <del>{before || 'nothing'}</del> <ins>{after || 'nothing'}</ins>
    </div>
  );
}

const preview = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  // thousands of lines are there, and those in view are drawn
  '& li': {
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 40px',
  },
  '& small': { color: 'text.secondary', ml: 1 },
  '& .part': { typography: 'body2', pl: 2 },
  '& del': { bgcolor: 'surface.sunken', color: 'text.secondary', px: 0.5 },
  '& ins': {
    bgcolor: 'status.success.soft',
    color: 'status.success.text',
    textDecoration: 'none',
    px: 0.5,
  },
} as const;
