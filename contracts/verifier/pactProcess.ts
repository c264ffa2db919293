import { Verifier, type VerifierOptions } from '@pact-foundation/pact-core';

// Pact's own verifier, in a process of its own: it writes to the standard output whatever it finds, which here nobody reads.
process.noDeprecation = true;
process.once('message', (options: VerifierOptions) => {
  void new Verifier(options)
    .verify()
    // a failed verification rejects, with the results as the message
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    .then((told) => process.send?.(told, () => process.exit()));
});
