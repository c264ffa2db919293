/** For keys, phone numbers, and ids. */
export const monospaced = {
  fontFamily: "'JetBrains Mono Variable', 'JetBrains Mono Fallback', monospace",
  fontSize: '0.9375em',
} as const;
