/** A path whose inserted parts are encoded, so that an id can never become another path. */
export function path(literals: TemplateStringsArray, ...parts: readonly string[]): string {
  return literals.reduce((built, literal, index) => built + segment(parts[index - 1] ?? '') + literal);
}

/** A dot, or two of them, would be taken for a way up, encoded once as well: twice, they are an id that nobody has. */
function segment(part: string): string {
  return part === '.' || part === '..' ? part.replaceAll('.', '%252E') : encodeURIComponent(part);
}
