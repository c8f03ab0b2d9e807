import { describe, expect, it } from 'vitest';
import { chooseStages } from './choose-stages.js';
import { runStages } from './run-stages.js';

interface Stage {
  readonly name: string;
  readonly needs?: readonly string[];
}

const phases: readonly (readonly (readonly Stage[])[])[] = [
  [[{ name: 'install' }]],
  [
    [{ name: 'unit', needs: ['install'] }],
    [
      { name: 'types', needs: ['install'] },
      { name: 'lint', needs: ['install'] },
    ],
  ],
  [[{ name: 'build', needs: ['install'] }]],
  [[{ name: 'size', needs: ['build'] }], [{ name: 'browser', needs: ['build'] }]],
];

/** Runs the phases, where the named stages fail; gives each stage's end and the order of events. */
async function play(failing: readonly string[], of = phases) {
  const log: string[] = [];
  const run = async ({ name }: Stage) => {
    log.push(`begins ${name}`);
    await Promise.resolve();
    log.push(`ends ${name}`);
    return {
      name,
      outcome: failing.includes(name) ? ('FAIL' as const) : ('ok' as const),
      seconds: 1,
    };
  };
  const results = await runStages(of, run, ({ name }) => log.push(`skips ${name}`));
  return { log, ends: results.map(({ name, outcome, because }) => [name, outcome, because ?? '']) };
}

describe('stages', () => {
  it('run phase after phase, lanes beside each other', async () => {
    const { log, ends } = await play([]);
    expect(ends.map(([, outcome]) => outcome)).toEqual(Array(7).fill('ok'));
    expect(log.slice(0, 5)).toEqual([
      'begins install',
      'ends install',
      'begins unit',
      'begins types',
      'ends unit',
    ]);
    expect(log.indexOf('ends lint')).toBeLessThan(log.indexOf('begins build'));
  });

  it('run also after one that failed', async () => {
    const { ends } = await play(['unit', 'types']);
    expect(ends).toEqual([
      ['install', 'ok', ''],
      ['unit', 'FAIL', ''],
      ['types', 'FAIL', ''],
      ['lint', 'ok', ''],
      ['build', 'ok', ''],
      ['size', 'ok', ''],
      ['browser', 'ok', ''],
    ]);
  });

  it('are not run where what they need failed, and say so', async () => {
    const { ends, log } = await play(['build']);
    expect(ends.slice(4)).toEqual([
      ['build', 'FAIL', ''],
      ['size', 'not run', 'build failed'],
      ['browser', 'not run', 'build failed'],
    ]);
    expect(log).toContain('skips size');
    expect(log).not.toContain('begins size');
  });

  it('name the first thing that failed, also where it is needed by way of another', async () => {
    const { ends } = await play(['install']);
    expect(ends.slice(1).map(([, ...end]) => end)).toEqual(
      Array(6).fill(['not run', 'install failed']),
    );
  });

  it('may need what is not part of the run', async () => {
    const { ends } = await play([], [[[{ name: 'unit', needs: ['install'] }]]]);
    expect(ends).toEqual([['unit', 'ok', '']]);
  });
});

describe('a choice of stages', () => {
  const namesOf = (chosen: typeof phases) => chosen.flat(2).map(({ name }) => name);

  it('is all of them where none is named', () => {
    expect(chooseStages(phases, [])).toBe(phases);
  });

  it('brings what they need, in the order of all', () => {
    expect(namesOf(chooseStages(phases, ['browser', 'lint']))).toEqual([
      'install',
      'lint',
      'build',
      'browser',
    ]);
  });

  it('may name several at once', () => {
    const groups = { check: ['unit', 'types'] };
    expect(namesOf(chooseStages(phases, ['check'], groups))).toEqual(['install', 'unit', 'types']);
  });

  it('says what there is where a name is not known', () => {
    expect(() => chooseStages(phases, ['brwser'], { check: ['unit'] })).toThrow(
      'There is no stage "brwser". There are: check, install, unit, types, lint, build, size, browser.',
    );
  });
});
