import { join } from 'node:path';
import { createShapeValidators } from '../../src/compiler';
import { originTable } from '../../src/journey';
import { filesWith, type Edit } from '../model/edits';
import { inHand, type InHand } from '../model/in-hand';
import { openDesk, projectOf, readyOf, type Ready } from '../server/desk';

const root = join(import.meta.dirname, '../..');

/** A journey of the project as the studio has it in hand, with what is edited. */
export async function handOf(
  folder: string,
  edits: readonly Edit[] = [],
): Promise<{ readonly hand: InHand; readonly ready: Ready }> {
  const desk = await openDesk(join(root, folder), edits, true);
  const ready = readyOf(desk);
  const { origins, data, vocabulary } = desk.compiled;
  if (origins === null || vocabulary === null) throw new Error('nobody noted where it is written');
  const { files } = projectOf(desk, { cwd: root, brand: '', stamp: '' });
  const sensitive = Object.fromEntries(data?.kinds() ?? []);
  const validators = createShapeValidators(ready.journey);
  const hand = inHand(ready.journey, validators, originTable(origins), {
    ...{ sensitive, files: filesWith(files, edits), vocabulary: vocabulary() },
  });
  return { hand, ready };
}
