import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfiguration } from '../../tools/project';
import { blindFaults, corpora, withFault } from './fault';

const files = readConfiguration(join(import.meta.dirname, '../../journey-config'));
const faults = corpora.flatMap((corpus) => blindFaults([], corpus));

it.each(faults)('$id can be put into the journey as it is now, and changes it', (fault) => {
  const changed = withFault(files, fault);
  expect([...changed].some(([path, text]) => files.get(path) !== text)).toBe(true);
});

it('has no fault twice', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
});
