import { expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';
import { renderDiagnostic } from './render-diagnostic';

it('shows the line with a caret, what it is and what to do', () => {
  const file = 'calls/zones.json';
  const files = parking(file, '"listZones"', '"listZone"');
  const [found] = compile(files, parkingContract).diagnostics;
  if (found === undefined) throw new Error('nothing was found');
  expect(renderDiagnostic(found, files.get(file) ?? null)).toBe(
    [
      'error[JC310]: The contract has no operation `listZone`.',
      ' --> calls/zones.json:4:16',
      '  |',
      '4 |   "operation": "listZone",',
      '  |                ^^^^^^^^^^',
      '  = note: unknown operation',
      '  = help: did you mean `listZones`?',
    ].join('\n'),
  );
});

it('keeps the caret in place after a tab, and does without the text', () => {
  const place = { file: 'a.json', line: 1, column: 2, length: 3, pointer: '/a' };
  const found = {
    ...place,
    code: 'JC201',
    severity: 'error',
    message: 'No.',
    help: null,
    also: [{ ...place, line: 9, message: 'first here' }],
  } as const;
  expect(renderDiagnostic(found, '\t"a": 1').split('\n')[4]).toBe('  | \t^^^');
  expect(renderDiagnostic(found, null)).toBe(
    'error[JC201]: No.\n --> a.json:1:2\n  = note: unknown key\n  = see: a.json:9:2: first here',
  );
});
