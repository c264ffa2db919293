import fc from 'fast-check';

// every run uses the same cases so failures repeat; for others: FC_SEED=7 npm run test:unit
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 2026) });

export default fc;
