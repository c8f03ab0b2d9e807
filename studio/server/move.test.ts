import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../model/edits';
import { editsMoved, movable, type MoveWay } from '../model/moving';
import { handOf } from '../testing/hand';
import { openDesk, projectOf } from './desk';
import { reviewOf } from './review';
import { touchedBy } from './touched';

const root = join(import.meta.dirname, '../..');
const journey = 'tests/permit/journey-config';
const { hand } = await handOf(journey);
const stored = await openDesk(join(root, journey), [], true);
const { files } = projectOf(stored, { cwd: root, brand: '', stamp: '' });

async function moved(section: string, field: string, way: MoveWay) {
  const found = movable(hand, { section, field }, way);
  if (found === null || found.move === null) throw new Error(found?.why ?? 'it has no place');
  const edits: readonly Edit[] = editsMoved(files, [], found.move);
  const desk = await openDesk(join(root, journey), edits, true);
  const { touched } = touchedBy(stored, desk);
  const said = touched.map(({ words, before, after, whole }) => ({ words, before, after, whole }));
  return { desk, review: reviewOf(desk, stored), said };
}

describe('a section that is moved', () => {
  it('is one line that goes and one that comes, and another order for all households', async () => {
    const { review, desk, said } = await moved('vehicles', '', 'down');
    expect(desk.compiled.diagnostics).toEqual([]);
    expect(review.files.map(({ file, lines }) => [file, lines.map(({ sign }) => sign)])).toEqual([
      ['steps/apply/step.json', ['-', '+']],
    ]);
    expect(review.red).toEqual([]);
    expect(said).toEqual([
      {
        words: '“Your permit” comes sheet by sheet in another order',
        before: 'Vehicles, A vehicle, Emission class',
        after: 'Emission class, Vehicles, A vehicle',
        whole: true,
      },
    ]);
  });

  it('turns scenarios red by one cause, which is said', async () => {
    const { review } = await moved('vehicles', '', 'up');
    expect(review.red.map(({ words, left }) => [words, left])).toEqual([
      [
        '3 scenarios cannot be played: The section `holder` is not on the page: `vehicles` comes before it and is not valid yet.',
        ['the scenario cannot be played'],
      ],
      [expect.stringContaining('what is not to be had of `holder.kind`'), expect.anything()],
    ]);
  });
});

it('a question that is moved is the lines of one of both, and another order for all households', async () => {
  const { review, said, desk } = await moved('holder', 'email', 'up');
  expect(desk.compiled.diagnostics).toEqual([]);
  const lines = review.files.flatMap((each) => each.lines);
  const texts = lines.map(({ sign, text }) => `${sign}${text.trim()}`);
  expect(texts).toContain('+"title": "Full name",');
  expect(texts.some((line) => line.includes('"title": "Email"'))).toBe(false);
  expect(said).toEqual([
    {
      ...{ words: '“You” asks its questions in another order', whole: true },
      ...{ before: 'Full name, Email', after: 'Email, Full name' },
    },
  ]);
});
