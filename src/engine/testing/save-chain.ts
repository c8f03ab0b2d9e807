import type { Run } from '../model';
import type { CompiledSequence, CompiledSequenceStep } from '../../journey';
import { call, change, field, journey, reaction, section, sequence, step, use } from './build';
import { drive, type Drive } from './drive';

const names = ['one', 'two', 'three', 'ask'];
const at = (path: string) => ({ var: path });

/** A step that asks nothing, submitted: its sequence is under way. */
export function running(
  steps: readonly CompiledSequenceStep[],
  rest: Partial<CompiledSequence> = {},
): Drive {
  return drive(
    journey(
      [
        step(
          'apply',
          [
            section('s', [field('a', 'a', 'string'), field('heard', 'heard', 'string')], {
              reactions: [
                reaction({ kind: 'answered', paths: ['a'] }, [{ clear: ['lookups.one'] }]),
                reaction({ kind: 'changed', paths: ['mark'] }, [{ set: { heard: 'mark' } }]),
                reaction({ kind: 'answered', paths: ['heard'] }, [{ call: [use('one')] }]),
              ],
            }),
          ],
          {
            submit: { label: ['Go'], sequence: 'save', ready: [], deliberate: false },
            progressive: false,
          },
        ),
        step('error', []),
        step('done', []),
      ],
      {
        records: { mark: { initial: null }, ended: { initial: null } },
        calls: Object.fromEntries(names.map((name) => [name, call(name, { body: at('with.x') })])),
        sequences: {
          save: sequence('save', steps, {
            then: [change({ set: { ended: 'yes' }, goTo: 'done' })],
            ...rest,
          }),
        },
        persist: { version: 1, days: 1, allow: ['mark'] },
        failures: { statuses: [500], goTo: 'error', track: null },
      },
    ),
  )
    .enter()
    .happen({ type: 'stepSubmitted', step: 'apply' });
}

export const runOf = (drives: Drive): Run | undefined => drives.state.progress.runs['save'];
export const submit = (drives: Drive): Drive =>
  drives.happen({ type: 'stepSubmitted', step: 'apply' });
export const retry = (drives: Drive, lookup: string): Drive =>
  drives.happen({ type: 'lookupRetried', lookup });
