// Import rules. `npm run check:layers` fails if a rule is broken.
const { globSync, readFileSync } = require('node:fs');

const PACKAGES = '^node_modules/';
const TESTS = '\\.test\\.tsx?$';

// time zone functions only need the calendar, so bookings use them without a port
const ZONES = `${PACKAGES}@date-fns/tz/`;

// the parts of the mock backend, each built on the parts before it; `backend.ts` joins the parts
const MOCK_PARTS = ['db', 'seed', 'faults', 'voice', 'handlers', 'scenarios', 'backend', 'hosts'];

const partRule = (part, index) => ({
  name: `the mock's '${part}' imports only parts before it (${MOCK_PARTS.join(', ')})`,
  severity: 'error',
  from: { path: `^mocks/${part}[/.]`, pathNot: TESTS },
  to: { path: `^mocks/(${[...MOCK_PARTS.slice(index + 1), 'testing'].join('|')})[/.]` },
});

// UI files with observable state or container bindings are models; all others are views
const inUi = globSync('src/ui/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const models = inUi.filter((file) =>
  /\bmake(Auto)?Observable\b|static readonly needs\b/.test(readFileSync(file, 'utf8')),
);
const exactly = (files) => `^(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`;

const FEATURES = [
  'agents',
  'billing',
  'calls',
  'companies',
  'deployments',
  'instructions',
  'integrations',
  'liveDemo',
  'menu',
  'orders',
  'overview',
  'palette',
  'restaurants',
  'session',
  'telephony',
  'users',
  'voice',
];

// the folders of the UI, lowest level first; a folder may import only its own level and lower levels
const UI_LEVELS = [
  ['texts', 'theme'],
  ['kit'],
  ['art', 'forms', 'navigation'],
  FEATURES,
  ['shell', 'site'],
  ['booking', 'landing', 'museums'],
  ['pages'],
  ['app'],
];

const inFolders = (folders) => `^src/ui/(${folders.join('|')})/`;

const levelRule = (folders, index) => ({
  name: `UI folders import no higher level: ${folders.join(', ')}`,
  severity: 'error',
  from: { path: inFolders(folders), pathNot: TESTS },
  to: { path: '^src/ui/', pathNot: inFolders(UI_LEVELS.slice(0, index + 1).flat()) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'the domain imports only itself and time zone rules',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TESTS },
      to: { pathNot: ['^src/domain/', ZONES] },
    },
    {
      name: 'the application imports only the domain and itself, and no packages',
      severity: 'error',
      from: { path: '^src/application/', pathNot: TESTS },
      to: { pathNot: '^src/(domain|application)/' },
    },
    {
      name: 'adapters import no screens and no UI libraries',
      severity: 'error',
      from: { path: '^src/infrastructure/', pathNot: TESTS },
      to: { path: ['^src/ui/', `${PACKAGES}(mobx|react|@mui|inversify)`] },
    },
    {
      name: 'view models import no views, container, or adapters',
      severity: 'error',
      from: { path: exactly(models) },
      to: { path: ['\\.tsx$', '^src/infrastructure/', `${PACKAGES}(react|@mui|@emotion|inversify)`] },
    },
    {
      name: 'views use view models, not ports or use cases',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: [exactly(models), TESTS] },
      // views may import types of the application, but no code
      to: { path: '^src/application/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'screens import no adapters and no container',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: ['^src/infrastructure/', '^src/(composition|start)/', `${PACKAGES}inversify`] },
    },
    ...UI_LEVELS.map(levelRule),
    {
      name: 'every UI folder has a level',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: inFolders(UI_LEVELS.flat()) },
      to: {},
    },
    {
      name: "features import other features' models, not their components",
      severity: 'error',
      from: { path: `^src/ui/(${FEATURES.join('|')})/`, pathNot: TESTS },
      to: { path: `${inFolders(FEATURES)}.*\\.tsx$`, pathNot: '^src/ui/$1/' },
    },
    {
      name: 'the mock backend is independent of the app',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^(src|contracts|tests)/' },
    },
    ...MOCK_PARTS.map(partRule),
    {
      name: 'only the startup code loads the mock',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/start/(backend\\.ts|.*\\.screen\\.test\\.tsx)$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'the startup code imports the mock dynamically, except for the check whether to wait for it',
      severity: 'error',
      from: { path: '^src/start/backend\\.ts$' },
      to: { path: '^mocks/', pathNot: '^mocks/hosts/urlCommandNames\\.ts$', dynamic: false },
    },
    {
      name: 'there are no import cycles',
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
