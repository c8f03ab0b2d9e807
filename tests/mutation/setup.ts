import fc from 'fast-check';

// The same runs for every mutant, and no looking for the smallest example: one is enough to fail.
fc.configureGlobal({ seed: 1, numRuns: 100, endOnFailure: true });
