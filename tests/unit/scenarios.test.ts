import { Ajv } from 'ajv';
import { operations, validators as atStart } from 'virtual:api-contract';
import { validators as onDemand } from 'virtual:api-contract/answers';
import { describe, expect, it } from 'vitest';
import household from '../../schemas/household.schema.json';
import scenario from '../../schemas/scenario.schema.json';
import settings from '../../schemas/scenario-settings.schema.json';
import {
  createRunner,
  hasPassed,
  readSuite,
  renderOutcome,
  renderProblem,
} from '../../src/scenarios';
import { runs } from '../full';
import { files, shipped } from './shipped';

/** Of what is played twice one in so many, and in `test:full` each. */
const everyWhich = runs(8, 1);

const { journey, engine } = shipped();
const suite = readSuite(files);
const runner = createRunner(journey, engine, suite);

describe('the files of scenarios', () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  const paths = [...files.keys()].filter((path) => path.startsWith('scenarios/'));
  const schemaOf = (path: string): object => {
    if (path.startsWith('scenarios/households/')) return household;
    return path === 'scenarios/scenarios.json' ? settings : scenario;
  };

  it('can be read, each', () => {
    expect(suite.problems.map((problem) => renderProblem(problem, files))).toEqual([]);
    expect(suite.scenarios.length).toBeGreaterThan(300);
  });

  it.each(paths)('%s is as its schema says', (path) => {
    const validate = ajv.compile(schemaOf(path));
    validate(JSON.parse(files.get(path) ?? ''));
    const wrong = (validate.errors ?? []).map(
      (error) => `${error.instancePath} ${error.message ?? ''}`,
    );
    expect(wrong).toEqual([]);
  });
});

describe('what the partner answers a household', () => {
  const checks = { ...atStart, ...onDemand };
  const uses = new Map(
    Object.values(journey.calls).map((call) => [call.id, call.operation] as const),
  );
  const operationOf = (name: string): string => uses.get(name) ?? name;
  const answers = [...files]
    .filter(([path]) => path.startsWith('scenarios/households/'))
    .flatMap(([path, text]) => {
      const { answers = {} } = JSON.parse(text) as { answers?: Readonly<Record<string, unknown>> };
      return Object.entries(answers).map(([name, answer]) => [path, name, answer] as const);
    })
    .filter(([, name]) => Object.hasOwn(operations, operationOf(name)));

  it.each(answers)('%s: %s is as the contract says', (_, name, answer) => {
    const check = checks[operationOf(name)];
    const isRight = check?.(answer);
    expect(isRight === true ? [] : check?.errors).toEqual([]);
  });
});

describe('the shipped journey', () => {
  // A file of scenarios at a time: a thousand tests take vitest longer than they take the engine.
  const places = [...new Set(suite.scenarios.map(({ at }) => at.file))];

  it.each(places)('%s holds', (place) => {
    const scenarios = suite.scenarios.filter(({ at }) => at.file === place);
    const failed = scenarios.map((one) => runner.run(one)).filter((one) => !hasPassed(one));
    const told = failed.map((outcome) => renderOutcome(outcome, files));
    if (told.length > 0) throw new Error(`\n${told.join('\n\n')}`);
  });

  it('comes to the same where another household is taken up on its way and where it walks all of it', () => {
    const whole = createRunner(journey, engine, suite, { takesUp: false });
    const strangers = suite.scenarios.filter(
      ({ from, household, changeKey }) => from !== null && (household !== null || changeKey !== ''),
    );
    expect(strangers.length).toBeGreaterThan(200);
    for (const scenario of strangers.filter((_, index) => index % everyWhich === 0)) {
      const [taken, walked] = [runner.run(scenario), whole.run(scenario)];
      const [state, made] = [taken.world?.state, taken.world?.made];
      const name = `${scenario.at.file} ${scenario.name}`;
      expect({ name, state, made }).toEqual({
        name,
        state: walked.world?.state,
        made: walked.world?.made,
      });
    }
  });
});
