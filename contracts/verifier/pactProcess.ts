import { Verifier, type VerifierOptions } from '@pact-foundation/pact-core';

// Runs Pact's verifier in a separate process, because the verifier prints everything to standard output.
process.noDeprecation = true;
process.once('message', (options: VerifierOptions) => {
  void new Verifier(options)
    .verify()
    // a failed verification rejects with an error whose message is the report
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    .then((told) => process.send?.(told, () => process.exit()));
});
