/** A path whose inserted parts are encoded, so that an id can never become another path. */
export function path(literals: TemplateStringsArray, ...parts: readonly string[]): string {
  return literals.reduce(
    (built, literal, index) => built + encodeURIComponent(parts[index - 1] ?? '') + literal,
  );
}
