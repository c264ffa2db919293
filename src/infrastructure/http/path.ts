/** Builds a path with encoded parts, so that an id can't add or change segments. */
export function path(literals: TemplateStringsArray, ...parts: readonly string[]): string {
  return literals.reduce((built, literal, index) => built + segment(parts[index - 1] ?? '') + literal);
}

/**
 * Browsers resolve `.` and `..` as path segments even when encoded once. Encoded twice, they are ids that
 * don't exist.
 */
function segment(part: string): string {
  return part === '.' || part === '..' ? part.replaceAll('.', '%252E') : encodeURIComponent(part);
}
