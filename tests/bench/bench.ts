import os from 'node:os';
import { benchCalls } from './benchCalls.ts';
import { benchEngines } from './benchEngines.ts';
import { benchMenu } from './benchMenu.ts';
import { benchMenuFiles } from './benchMenuFiles.ts';
import { benchOrders } from './benchOrders.ts';
import { benchPages } from './benchPages.ts';
import { benchTranscript } from './benchTranscript.ts';
import { benchShift } from './benchShift.ts';
import { benchVoice } from './benchVoice.ts';
import { startBusyConsole } from './busyConsole.ts';
import { printReport } from './report.ts';

/** Runs all benchmarks, or the named ones: `npm run bench -- calls`. */
const benches = {
  orders: benchOrders,
  calls: benchCalls,
  transcript: benchTranscript,
  menu: benchMenu,
  menuFiles: benchMenuFiles,
  pages: benchPages,
  voice: benchVoice,
  shift: benchShift,
  engines: benchEngines,
};
const chosen = process.argv.slice(2);

const load = () => os.loadavg()[0]?.toFixed(1);

const loadBefore = load();
const busy = await startBusyConsole();
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (chosen.length === 0 || chosen.includes(name)) await bench(busy);
  }
} finally {
  await busy.close();
  printReport();
}
// other load on the machine distorts the figures
console.log(
  `${os.cpus().length} cores, load ${loadBefore} before and ${load()} after, Node ${process.version}`,
);
