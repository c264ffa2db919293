import { writeFileSync } from 'node:fs';
import { catalogue, CATALOGUE_FILE } from './catalogue.ts';

writeFileSync(CATALOGUE_FILE, catalogue());
