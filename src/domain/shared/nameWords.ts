/**
 * Splits the name of a field or stage into words for display: `orderTaking`, `order_taking`, and
 * `order-taking` become "Order taking". All-capital words stay unchanged. (rule: stage names)
 */
export function nameWords(name: string): string {
  const words = name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .split(/[\s_-]+/)
    .filter((word) => word !== '');
  const [first, ...rest] = words.map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()));
  if (first === undefined) return name;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}
