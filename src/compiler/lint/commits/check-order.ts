import type { Context } from '../../context';
import type { SequenceSource } from '../../language';
import { items, type Cursor } from '../../source';
import type { Sources } from '../../symbols';

/** A sequence sends its commit last and alone, knows which it is, and waits for what is open. */
export function checkOrder({ sequences }: Sources, context: Context): void {
  for (const sequence of sequences) checkSequence(sequence, context);
}

function checkSequence(at: Cursor<SequenceSource>, { report }: Context): void {
  const { commit, waits } = at.value;
  const steps = items(at.at('steps'));
  const index = steps.findIndex(({ value }) => value.commits === true);
  const committing = steps[index];
  if (commit === undefined) {
    const marks = [at.find('waits'), ...steps.map((step) => step.find('commits'))];
    for (const mark of marks) {
      if (mark?.value !== true) continue;
      report.add('JC532', mark, 'This sequence does not say which commit it is about.', {
        key: true,
        help: 'name it in `commit`',
      });
    }
    return;
  }
  if (committing === undefined) return;
  if (waits !== true) {
    report.add(
      'JC532',
      committing.at('commits'),
      'It would be sent while another is not settled.',
      {
        key: true,
        help: 'write "waits": true in the sequence',
      },
    );
  }
  const [after] = steps.slice(index + 1);
  if (after !== undefined) {
    report.add('JC526', after.at('id'), 'This step stands after the one that commits.', {
      help: 'move it before: what comes after may never be reached, and nobody would send it again',
      also: [{ at: committing.at('commits'), message: 'the one that commits' }],
    });
  }
  if (committing.value.parallel === true) {
    report.add('JC526', committing.at('parallel'), 'The commit runs beside another step.', {
      key: true,
      help: 'it is sent when all others are done',
    });
  }
}
