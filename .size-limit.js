import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

/** All JavaScript that a first visit to a page loads: the entry, the page, and what they import. */
function javascriptOf(...pages) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const wanted = new Set([entry]);
  const follow = (key) => {
    wanted.add(key);
    for (const imported of manifest[key].imports ?? []) if (!wanted.has(imported)) follow(imported);
  };
  for (const key of [entry, ...pages]) follow(key);
  return [...wanted].map((key) => `dist/${manifest[key].file}`);
}

const shell = 'src/ui/shell/ConsoleShell.tsx';
// what speaks to the host: the pages of the console ask at once, and the sign-in form brings it along
const adapters = 'src/consoleAdapters.ts';
const site = 'src/ui/site/SiteShell.tsx';

/** Compressed with brotli, in kB of 1000 bytes. */
export default [
  { name: '/', path: javascriptOf(site, 'src/ui/site/home/HomeScreen.tsx'), limit: '168 kB' },
  {
    name: '/demos/museum',
    path: javascriptOf(site, 'src/ui/museums/MuseumsScreen.tsx'),
    limit: '182 kB',
  },
  {
    name: '/demos/museum/{id}, all that the curators know included',
    path: javascriptOf(site, 'src/ui/museum/MuseumScreen.tsx'),
    limit: '235 kB',
  },
  { name: '/login', path: javascriptOf('src/ui/login/LoginScreen.tsx', adapters), limit: '180 kB' },
  {
    name: '/dashboard',
    path: javascriptOf(shell, adapters, 'src/ui/dashboard/DashboardScreen.tsx'),
    limit: '205 kB',
  },
  {
    name: '/company/{id}',
    path: javascriptOf(shell, adapters, 'src/ui/company/CompanyScreen.tsx'),
    limit: '230 kB',
  },
  {
    name: '/company/{id}/orders',
    path: javascriptOf(shell, adapters, 'src/ui/orders/OrdersScreen.tsx'),
    limit: '226 kB',
  },
  { name: '/booking', path: javascriptOf(site, 'src/ui/booking/BookingScreen.tsx'), limit: '178 kB' },
  {
    name: '/booking, the calendar included',
    path: javascriptOf(site, 'src/ui/booking/BookingScreen.tsx', 'src/ui/booking/MonthCalendar.tsx'),
    limit: '200 kB',
  },
  {
    name: '/terms-of-service',
    path: javascriptOf(site, 'src/ui/legal/TermsOfServiceScreen.tsx'),
    limit: '166 kB',
  },
  {
    name: '/privacy-policy',
    path: javascriptOf(site, 'src/ui/legal/PrivacyPolicyScreen.tsx'),
    limit: '166 kB',
  },
];
