/** Adds `https://` to a URL that has a host but no scheme. Other text is returned unchanged. */
export function withHttpsScheme(text: string): string {
  const typed = text.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:(\/\/|[^\d/])/i.test(typed) || typed.startsWith('//');
  const namesHost = /^[^\s/?#@]+\.[^\s/?#@.]+([/?#]\S*)?$/.test(typed);
  return namesHost && !hasScheme ? `https://${typed}` : typed;
}
