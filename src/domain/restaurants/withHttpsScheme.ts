/** A website as it is saved: what names a host and no scheme gets `https://`; anything else stays as it was typed. */
export function withHttpsScheme(text: string): string {
  const typed = text.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:(\/\/|[^\d/])/i.test(typed) || typed.startsWith('//');
  const namesHost = /^[^\s/?#]+\.[^\s/?#.]+([/?#]\S*)?$/.test(typed);
  return namesHost && !hasScheme ? `https://${typed}` : typed;
}
