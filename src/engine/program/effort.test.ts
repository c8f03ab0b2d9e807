import { describe, expect, it } from 'vitest';
import { createEngine } from '../create-engine';
import { follow } from '../graph';
import type { JourneyState, Json, Rule } from '../model';
import { questionKey, type CompiledSection, type ShapeValidators } from '../../journey';
import { startState } from '../start';
import { field, given, journey, section, step } from '../testing';
import { createProgram } from './program';

/** Every section asks two things, one of which hangs on the other, and says it when it is folded. */
const sectionAt = (order: number, required = false): CompiledSection => {
  const id = `s${order}`;
  const isTicked: Rule = { '===': [{ var: `${id}.tick` }, true] };
  return section(
    id,
    [
      field('tick', `${id}.tick`, 'boolean', { required }),
      field('name', `${id}.name`, 'string', { required: isTicked, visible: isTicked }),
    ],
    { schema: { $id: id }, summary: [{ when: isTicked, text: [{ path: `${id}.name` }] }] },
  );
};

/** One section that asks so many things; each hangs on the one before. */
function longSection(count: number): CompiledSection {
  const fields = Array.from({ length: count }, (_, order) =>
    field(`f${order}`, `all.f${order}`, 'string', {
      required: { '===': [{ var: `all.f${order - 1}` }, 'x'] },
    }),
  );
  return section('all', fields, { schema: { $id: 'all' } });
}

/** A page of so many sections, with counts of what is worked out on it. */
const page = (count: number, progressive = false) =>
  pageOf(
    Array.from({ length: count }, (_, order) => sectionAt(order, progressive)),
    progressive,
  );

function pageOf(sections: readonly CompiledSection[], progressive = false) {
  let evaluated = 0;
  const validated: string[] = [];
  const noting = (name: string) => () => {
    validated.push(name);
    return [];
  };
  const validators: ShapeValidators = Object.fromEntries(
    sections.map(({ id, fields }) => [
      id,
      Object.fromEntries(fields.map(({ name }) => [name, noting(questionKey(id, name))])),
    ]),
  );
  const engine = createEngine(
    journey([step('apply', sections, { progressive })]),
    validators,
    () => {
      evaluated += 1;
    },
  );
  let state: JourneyState = engine.apply(engine.start(given), {
    type: 'stepEntered',
    step: 'apply',
    parameters: {},
    today: given.today,
    restored: false,
  }).state;
  const first = engine.view(state, 'apply');
  return {
    first,
    evaluatedAtFirst: evaluated,
    answer: (at: number | 'all', name: string, value: Json) => {
      evaluated = 0;
      validated.length = 0;
      ({ state } = engine.apply(state, {
        type: 'fieldAnswered',
        section: at === 'all' ? at : `s${at}`,
        field: name,
        value,
      }));
      const view = engine.view(state, 'apply');
      return { view, evaluated, validated: [...validated] };
    },
  };
}

describe('what one answer has worked out', () => {
  it('is its own section, however many there are', () => {
    const [small, large] = [page(3), page(300)];
    const [few, many] = [small, large].map((each) => each.answer(1, 'tick', true));
    expect(many?.validated).toEqual(['s1.tick']);
    expect(many?.evaluated).toBe(few?.evaluated);
  });

  it('is its own question and what hangs on it, however many the section asks', () => {
    const [small, large] = [pageOf([longSection(4)]), pageOf([longSection(300)])];
    const [few, many] = [small, large].map((each) => each.answer('all', 'f1', 'x'));
    expect(many?.validated).toEqual(['all.f1']);
    expect(many?.evaluated).toBe(few?.evaluated);
    const [before, after] = [large.first, many?.view].map(
      (view) => view?.sections[0]?.fields ?? {},
    );
    const changed = Object.keys(before ?? {}).filter((name) => before?.[name] !== after?.[name]);
    expect(changed).toEqual(['f1', 'f2']);
    expect(Object.keys(after ?? {})).toEqual(Object.keys(before ?? {}));
  });

  it('leaves every other section the object that it was', () => {
    const large = page(300);
    const { view } = large.answer(150, 'tick', true);
    const changed = view.sections.filter((each, order) => each !== large.first.sections[order]);
    expect(changed.map(({ id }) => id)).toEqual(['s150']);
    expect(changed[0]?.actions).toBe(large.first.sections[150]?.actions);
    expect(view.outline.filter(({ status }) => status === 'current')).toHaveLength(1);
    expect(view.missing.map(({ target }) => target)).toEqual(['s150-name']);
  });

  it('is no news of the layout to sections far from where it changes', () => {
    const sections = Array.from({ length: 300 }, (_, order) => sectionAt(order));
    const form = step('apply', sections, { progressive: true });
    const { cells, journey: compiled } = createProgram(journey([form]), {});
    const start = startState(compiled, given);
    const follower = follow<JourneyState>();
    const seenFrom = (at: number, open: string) =>
      follower({ ...start, progress: { ...start.progress, open: { apply: open } } })(
        cells.step(form).near(sections[at] ?? sectionAt(at)),
      );
    const [here, far] = [seenFrom(0, 's0'), seenFrom(250, 's0')];
    expect(seenFrom(0, 's1')).not.toEqual(here);
    expect(seenFrom(250, 's1')).toBe(far);
  });

  it('is nothing of a section that is still to come, once it is known not to be valid', () => {
    const ofOne = (progressive: boolean) =>
      page(41, progressive).evaluatedAtFirst - page(40, progressive).evaluatedAtFirst;
    expect(page(40, true).first.sections.map(({ id }) => id)).toEqual(['s0']);
    expect(ofOne(true)).toBe(0);
    expect(ofOne(false)).toBeGreaterThan(1);
  });
});

describe('a journey that the compiler refuses', () => {
  const fact = (name: string): Rule => ({ '!': [{ var: `facts.${name}` }] });

  it('throws where its facts go round, names the way, and does the rest', () => {
    const engine = createEngine(
      journey([step('apply', [])], { facts: { a: fact('b'), b: fact('a'), c: true } }),
      {},
    );
    const state = engine.start(given);
    expect(() => engine.evaluate(state, { var: 'facts.a' })).toThrow(
      'These depend on each other: facts.a → facts.b → facts.a',
    );
    expect(engine.evaluate(state, { var: 'facts.c' })).toBe(true);
  });

  it('throws where relevance goes round', () => {
    const on = (path: string) => ({ relevant: { '===': [{ var: path }, 'x'] } });
    const asked = section('s', [
      field('a', 'a', 'string', on('b')),
      field('b', 'b', 'string', on('a')),
    ]);
    const engine = createEngine(journey([step('apply', [asked])]), {});
    expect(() => engine.view(engine.start(given), 'apply')).toThrow('relevance of s.a → b →');
  });
});

it('goes on as if nothing had been, once what threw is another', () => {
  const validators: ShapeValidators = {
    s0: {
      name: (name) => {
        if (name === 'bad') throw new Error('no good');
        return [];
      },
    },
  };
  const engine = createEngine(journey([step('apply', [sectionAt(0)])]), validators);
  const start = engine.start(given);
  const named = (name: string): JourneyState => ({
    ...start,
    answers: { s0: { tick: true, name } },
  });
  const valueOf = (state: JourneyState) =>
    engine.view(state, 'apply').sections[0]?.fields['name']?.value;
  expect(valueOf(named('one'))).toBe('one');
  expect(() => engine.view(named('bad'), 'apply')).toThrow('no good');
  expect(valueOf(named('two'))).toBe('two');
  expect(valueOf(named('one'))).toBe('one');
});
