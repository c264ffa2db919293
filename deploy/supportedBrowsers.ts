/** The oldest supported browsers, for the build, its checks, and the page for older browsers. */
export const oldestBrowsers = [
  { name: 'Chrome', id: 'chrome', version: '120' },
  { name: 'Edge', id: 'edge', version: '120' },
  { name: 'Firefox', id: 'firefox', version: '121' },
  { name: 'Safari', id: 'safari', version: '17.4' },
  { name: 'iOS', id: 'ios', version: '17.4' },
] as const;

/** The oldest browsers as build targets, such as `chrome120`. */
export const buildTargets = oldestBrowsers.map(({ id, version }) => id + version);

export const supportedBrowsers = `${oldestBrowsers
  .map(({ name, version }) => `${name} ${version}`)
  .join(', ')}, or newer`;
