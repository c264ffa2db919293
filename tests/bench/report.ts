interface Result {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
}

const results: Result[] = [];

/** Adds a figure and its goal to the table, and prints both at once, because some benchmarks take an hour. */
export function report(what: string, measured: string, goal: string): void {
  console.error(`${what}: ${measured}`);
  results.push({ what, measured, goal });
}

export const printReport = () => console.table(results);

export const ms = (value: number) => `${value.toFixed(0)} ms`;

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
