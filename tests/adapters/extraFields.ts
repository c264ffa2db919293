/** A key that the contracts don't contain. */
export const UNKNOWN_KEY = 'unforeseen';

/** A response with one extra field. */
interface Extended {
  /** The path of the object with the extra field, such as `$.categories[0]`. */
  readonly path: string;
  readonly answer: unknown;
}

/** Returns variants of a response. Each has an extra field in a different object. */
export function withExtraField(answer: unknown, path = '$'): readonly Extended[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if (Array.isArray(answer)) {
    const elements: readonly unknown[] = answer;
    return elements.flatMap((element, index) =>
      withExtraField(element, `${path}[${index}]`).map((one) => ({
        path: one.path,
        answer: elements.with(index, one.answer),
      })),
    );
  }
  return [
    { path, answer: { ...answer, [UNKNOWN_KEY]: 'x' } },
    ...Object.entries(answer).flatMap(([key, value]) =>
      withExtraField(value, `${path}.${key}`).map((one) => ({
        path: one.path,
        answer: { ...answer, [key]: one.answer },
      })),
    ),
  ];
}
