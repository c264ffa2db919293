/** A key that the contracts do not mention. */
export const UNFORESEEN_KEY = 'unforeseen';

/** A response with one more field. */
interface Extended {
  /** The object that has it: `$.categories[0]`. */
  readonly path: string;
  readonly answer: unknown;
}

/** Variants of a response, each with an extra field in another object. */
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
    { path, answer: { ...answer, [UNFORESEEN_KEY]: 'x' } },
    ...Object.entries(answer).flatMap(([key, value]) =>
      withExtraField(value, `${path}.${key}`).map((one) => ({
        path: one.path,
        answer: { ...answer, [key]: one.answer },
      })),
    ),
  ];
}
