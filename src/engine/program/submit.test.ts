import { expect, it } from 'vitest';
import { drive, journey, section, sequence, step } from '../testing';

it('says of the run what the answers are now, wherever they are asked for', () => {
  const apply = step('apply', [section('closing', [])], {
    submit: { label: ['Go'], sequence: 'save', ready: ['Ready'], deliberate: false },
  });
  const title = ['Saving the permit of ', { path: 'plate' }];
  const { engine, state } = drive(
    journey([apply], {
      records: { plate: { initial: 'AB1' } },
      sequences: { save: { ...sequence('save', []), title } },
    }),
  )
    .enter()
    .happen({ type: 'stepSubmitted', step: 'apply' });
  const titleOf = (plate: string) =>
    engine.view({ ...state, answers: { plate } }, 'apply').submit?.run?.title;
  expect(titleOf('AB1')).toEqual(['Saving the permit of AB1']);
  expect(titleOf('CD2')).toEqual(['Saving the permit of CD2']);
});
