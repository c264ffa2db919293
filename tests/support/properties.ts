import fc from 'fast-check';

// every run tries the same cases, so that what fails once fails again; other cases: FC_SEED=7 npm run test:unit
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 2026) });

export default fc;
