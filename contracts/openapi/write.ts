import { writeFileSync } from 'node:fs';
import { OPENAPI_FILE, openApiText } from './file.ts';

// `npm run contracts:openapi`
writeFileSync(OPENAPI_FILE, await openApiText());
process.exit();
