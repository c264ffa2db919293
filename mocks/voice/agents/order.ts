import { normalizedTerms } from '../knowledge/terms.ts';
import { formatNumber, parseNumber } from './numbers.ts';

export interface Dish {
  readonly section: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly description: string;
  /** In dollars. */
  readonly price: number;
  readonly isAvailable: boolean;
}

export interface Ordered {
  readonly dish: Dish;
  readonly count: number;
}

interface Mention extends Ordered {
  /** The share of the words in the dish's name or alias that the caller said, from 0 to 1. */
  readonly share: number;
}

/** Finds the dishes and quantities in a sentence, first mentioned first. The default quantity is one. */
export function dishesMentionedIn(text: string, dishes: readonly Dish[]): Mention[] {
  return text
    .split(/[,;.]|\band\b|\bplus\b|\bthen\b/i)
    .map((part) => {
      const found = dishIn(part, dishes);
      return found && { ...found, count: countIn(part) };
    })
    .filter((mention) => mention !== undefined);
}

/** Returns the dish whose name matches best. */
function dishIn(part: string, dishes: readonly Dish[]): Omit<Mention, 'count'> | undefined {
  const said = new Set(normalizedTerms(part));
  const share = ({ name, aliases }: Dish) =>
    Math.max(
      ...[name, ...aliases].map((call) => {
        const terms = normalizedTerms(call);
        return terms.filter((term) => said.has(term)).length / (terms.length || 1);
      }),
    );
  const [best] = dishes
    .map((dish) => ({ dish, share: share(dish) }))
    .toSorted((one, other) => other.share - one.share);
  return best && best.share > 0 ? best : undefined;
}

function countIn(part: string): number {
  const counts = part
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map(parseNumber)
    .filter((count) => count !== undefined && count > 0);
  return counts.at(-1) ?? 1;
}

/** A caller's order in progress. */
export interface Order {
  readonly isEmpty: boolean;
  add(ordered: Ordered): void;
  /** A summary such as `two Arancini and one Tiramisù, 35 dollars`. */
  readonly summary: string;
  clear(): void;
}

export function createOrder(): Order {
  const counts = new Map<Dish, number>();
  return {
    get isEmpty() {
      return counts.size === 0;
    },
    add: ({ dish, count }) => void counts.set(dish, (counts.get(dish) ?? 0) + count),
    get summary() {
      const total = Array.from(counts, ([{ price }, count]) => price * count).reduce(
        (sum, price) => sum + price,
        0,
      );
      const lines = Array.from(counts, ([dish, count]) => formatOrder({ dish, count }));
      return `${joinWithAnd(lines)}, ${dollars(total)}`;
    },
    clear: () => counts.clear(),
  };
}

export const formatOrder = ({ dish, count }: Ordered) => `${formatNumber(count)} ${dish.name}`;

export function dollars(amount: number): string {
  return Number.isInteger(amount) ? `${amount} dollars` : `$${amount.toFixed(2)}`;
}

export function joinWithAnd(parts: readonly string[], conjunction = 'and'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
