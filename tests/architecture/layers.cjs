// Import rules. Each rule is a sentence; `npm run check:layers` fails when one is broken.
const { globSync, readFileSync } = require('node:fs');

const PACKAGES = '^node_modules/';
const TESTS = '\\.test\\.tsx?$';

// time zone rules are pure calendar knowledge, so bookings need no port for them
const ZONES = `${PACKAGES}@date-fns/tz/`;

// the mock backend's parts, each built on the ones before it; `backend.ts` joins them and hosts run it
const ROOMS = ['db', 'seed', 'faults', 'voice', 'handlers', 'scenarios', 'backend', 'hosts'];

const roomRule = (room, index) => ({
  name: `the room '${room}' of the mock is built on nothing that comes after it (${ROOMS.join(', ')})`,
  severity: 'error',
  from: { path: `^mocks/${room}[/.]`, pathNot: TESTS },
  to: { path: `^mocks/(${[...ROOMS.slice(index + 1), 'testing'].join('|')})[/.]` },
});

// UI files with observable state or container bindings are models; all others are views
const inUi = globSync('src/ui/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const models = inUi.filter((file) =>
  /\bmake(Auto)?Observable\b|static readonly needs\b/.test(readFileSync(file, 'utf8')),
);
const exactly = (files) => `^(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'the domain knows nothing outside itself but the clocks of zones',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TESTS },
      to: { pathNot: ['^src/domain/', ZONES] },
    },
    {
      name: 'the application knows the domain and itself, and no package',
      severity: 'error',
      from: { path: '^src/application/', pathNot: TESTS },
      to: { pathNot: '^src/(domain|application)/' },
    },
    {
      name: 'an adapter knows nothing of the screens, nor of their libraries',
      severity: 'error',
      from: { path: '^src/infrastructure/', pathNot: TESTS },
      to: { path: ['^src/ui/', `${PACKAGES}(mobx|react|@mui|inversify)`] },
    },
    {
      name: 'a model of a screen knows no view, no container and no adapter',
      severity: 'error',
      from: { path: exactly(models) },
      to: { path: ['\\.tsx$', '^src/infrastructure/', `${PACKAGES}(react|@mui|@emotion|inversify)`] },
    },
    {
      name: 'a view works through its view-model, not through ports and use-cases',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: [exactly(models), TESTS] },
      // views may import the application's types, but no code
      to: { path: '^src/application/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no screen knows an adapter or the container',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: ['^src/infrastructure/', '^src/(composition|start)/', `${PACKAGES}inversify`] },
    },
    {
      name: 'the mock backend is a second reading of the API and knows nothing of the app',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^(src|contracts|tests)/' },
    },
    ...ROOMS.map(roomRule),
    {
      name: 'only the start loads the mock, and lazily',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/start/backend\\.ts$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'the start loads the mock by a dynamic import only, but for what says whether to wait for it',
      severity: 'error',
      from: { path: '^src/start/backend\\.ts$' },
      to: { path: '^mocks/', pathNot: '^mocks/hosts/urlCommandNames\\.ts$', dynamic: false },
    },
    {
      name: 'nothing depends on itself in a circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
