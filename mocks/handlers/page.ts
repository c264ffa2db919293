import { refusal } from './guards.ts';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

export interface ResultPage<Row> {
  readonly rows: readonly Row[];
  /** The ID of the page's last row, or null on the last page. */
  readonly nextCursor: string | null;
}

/** Returns the page of `rows` selected by `?limit&cursor`. @throws 400 for an invalid limit or cursor */
export function paginate<Row extends { readonly id: string }>(
  rows: readonly Row[],
  query: URLSearchParams,
): ResultPage<Row> {
  const limit = Number(query.get('limit') ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    throw refusal(400, `limit must be a whole number from 1 to ${MAX_LIMIT}`);
  }
  const cursor = query.get('cursor');
  const after = cursor ? rows.findIndex(({ id }) => id === cursor) : -1;
  if (cursor && after < 0) throw refusal(400, 'unknown cursor');
  const page = rows.slice(after + 1, after + 1 + limit);
  const isLast = after + 1 + limit >= rows.length;
  return { rows: page, nextCursor: isLast ? null : (page.at(-1)?.id ?? null) };
}
