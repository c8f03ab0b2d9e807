/** What happens next: mostly what the household is offered, sometimes nonsense. */
import type { Happening, Household } from '../household';
import type { Json, JsonObject } from '../subject';
import type { Draw } from './draw';
import type { Plan } from './grammar/plan';
import { names, otherPhoto, photo, stored } from './grammar/with-files';
import { answers, goodAnswers, typed, type Kind } from './grammar/vocabulary';
import { at, items, text } from './json';

/** What the next event is chosen from. */
export interface Seen {
  readonly view: Json;
  readonly effects: Json;
  readonly snapshot: Json;
  readonly made: ReturnType<Household<unknown>['made']>;
}
/** What a trace has behind it. */
export interface Lived {
  /** Calls that were answered, by their place among all. */
  readonly settled: Set<number>;
  /** Those still to come. */
  releases: readonly JsonObject[];
}
type Table = readonly (readonly [number, () => Happening])[];

const values: readonly Json[] = [null, '', 'x', 0, true, [], {}, ['a'], { id: 'a' }];

interface Place {
  readonly section: string;
  readonly field: Json;
  readonly name: string;
  readonly kind: Kind;
}
const kindOf = (plan: Plan, section: string, name: string): Kind => {
  const one = plan.sections.find(({ id }) => id === section);
  const list = one?.list?.split('.').at(-1);
  if (name === list) return 'list';
  return one?.fields.find((field) => field.name === name)?.kind ?? 'text';
};
function places(plan: Plan, view: Json, isOffered: boolean): Place[] {
  return items(at(view, 'sections')).flatMap((section) => {
    const id = text(at(section, 'id'));
    const drawn = at(section, 'onPage') === true;
    return items(at(section, 'fields')).flatMap((field) => {
      const name = text(at(field, 'id'));
      const open = drawn && at(field, 'shown') === true && at(field, 'enabled') === true;
      const place = { section: id, field, name, kind: kindOf(plan, id, name) };
      return open === isOffered ? [place] : [];
    });
  });
}
/** What a widget hands up: an option, or what is typed; null for nothing. */
function given(draw: Draw, { field, kind }: Place): Json {
  const options = items(at(field, 'options'));
  if (draw.chance(9)) return null;
  if (draw.chance(4)) return draw.one(values);
  if (options.length > 0 && draw.chance(93)) return at(draw.one(options), 'value');
  return draw.one(typed[kind]);
}
const answer = (draw: Draw, one: Place): Happening => ({
  answer: { [`${one.section}.${one.name}`]: given(draw, one) },
});

function answering(draw: Draw, plan: Plan, view: Json): Table {
  const open = places(plan, view, true);
  const plain = open.filter(({ kind }) => kind !== 'list');
  const wanting = plain.filter(({ field }) => items(at(field, 'violations')).length > 0);
  const dialog = text(at(view, 'dialog', 'section'));
  const asked = plain.filter(({ section }) => section === dialog);
  const secret = plain.filter(({ name }) => name === 'secret');
  const drafted = wanting.filter(({ section }) => ['car', 'guest', 'pet'].includes(section));
  const closed = places(plan, view, false);
  return [
    [plain.length === 0 ? 0 : 24, () => answer(draw, draw.one(plain))],
    [wanting.length === 0 ? 0 : 16, () => answer(draw, draw.one(wanting))],
    [asked.length === 0 ? 0 : 24, () => answer(draw, draw.one(asked))],
    [drafted.length === 0 ? 0 : 60, () => answer(draw, draw.one(drafted))],
    [secret.length === 0 ? 0 : 34, () => answer(draw, draw.one(secret))],
    [closed.length === 0 ? 0 : 2, () => answer(draw, draw.one(closed))],
    [
      open.length === 0 ? 0 : 6,
      () => {
        const { section, name } = draw.one(open);
        return { leave: `${section}.${name}` };
      },
    ],
  ];
}
/** Z53 to Z55 and Z63, mostly where the question is drawn. */
function ofFiles(draw: Draw, { asksForFiles }: Plan, { view, snapshot }: Seen): Table {
  if (asksForFiles !== true) return [];
  const asked = items(at(view, 'sections')).flatMap((section) =>
    items(at(section, 'fields'))
      .filter((field) => text(at(field, 'id')).startsWith(photo))
      .map((field) => ({ place: `${text(at(section, 'id'))}.${text(at(field, 'id'))}`, field })),
  );
  const [{ place, field } = { place: 'home.photo', field: null }] = draw.few(asked, 1);
  const sending = items(at(snapshot, 'progress', 'sending', place));
  const known = stored.filter((one) => sending.includes(at(one, 'name')));
  return [
    [60, () => ({ sending: { [place]: draw.few([...names, 'a.pdf'], draw.int(4)) } })],
    [known.length > 0 ? 220 : 8, () => ({ stored: { [place]: draw.one([...known, ...stored]) } })],
    [
      items(at(field, 'value')).length > 0 ? 110 : 6,
      () => ({ answer: { [place]: draw.few(items(at(field, 'value')), draw.int(3)) } }),
    ],
    [3, () => ({ answer: { [place]: draw.few(stored, draw.int(3)) } })],
    [
      items(at(field, 'value')).length > 0 ? 70 : 4,
      () => ({ takenOut: draw.few(['1', '2', '3', '4'], draw.int(4)) }),
    ],
  ];
}
function ofLists(draw: Draw, plan: Plan, view: Json): Table {
  const lists = places(plan, view, true).filter(({ field }) => at(field, 'list') !== null);
  if (lists.length === 0) return [];
  const inner = lists.filter(({ name }) => name === 'guests');
  const { section, name, field } = draw.one(inner.length > 0 && draw.chance(80) ? inner : lists);
  const list = `${section}.${name}`;
  const count = items(at(field, 'list', 'items')).length;
  const index = (): number => draw.int(count + (draw.chance(10) ? 2 : 0) || 1);
  const isOpen = at(field, 'list', 'draft') === true;
  const draft = items(at(view, 'sections')).find((one) => at(one, 'id') === name.replace(/s$/, ''));
  const isValid = at(draft ?? null, 'verdict') === 'valid';
  return [
    [isOpen ? 1 : 16, () => ({ item: { open: list, index: null } })],
    [count === 0 ? 1 : 24, () => ({ item: { open: list, index: index() } })],
    [isOpen ? (isValid ? 110 : 8) : 1, () => ({ item: { save: list } })],
    [isOpen ? 3 : 1, () => ({ item: { dismiss: list } })],
    [count === 0 ? 1 : 8, () => ({ item: { remove: list, index: index() } })],
  ];
}
function ofDialog(draw: Draw, view: Json): Table {
  const dialog = at(view, 'dialog');
  if (dialog === null) return [[1, () => ({ dialog: draw.one(['on', 'close'] as const) })]];
  const section = items(at(view, 'sections')).find(
    (one) => at(one, 'id') === at(dialog, 'section'),
  );
  const fields = items(at(section ?? null, 'fields')).map((one) => text(at(one, 'id')));
  const isDone = at(section ?? null, 'verdict') === 'valid';
  const to = [...fields, text(at(dialog, 'previous'))].filter((name) => name !== '');
  return [
    [isDone ? 90 : 30, () => ({ dialog: 'on' })],
    [3, () => ({ dialog: 'close' })],
    [to.length === 0 ? 0 : 8, () => ({ dialog: { to: draw.one(to) } })],
  ];
}
function ofSections(draw: Draw, view: Json): Table {
  const drawn = items(at(view, 'sections')).filter((one) => at(one, 'onPage') === true);
  const ids = drawn.map((one) => text(at(one, 'id')));
  const open = text(at(view, 'open'));
  const presses = drawn.flatMap((one) =>
    items(at(one, 'actions')).map((action) => `${text(at(one, 'id'))}.${text(at(action, 'id'))}`),
  );
  const ready = at(view, 'submit', 'available') === true;
  return [
    [presses.length === 0 ? 0 : 16, () => ({ press: draw.one(presses) })],
    [presses.includes('home.crowd') ? 20 : 0, () => ({ press: 'home.crowd' })],
    [presses.includes('home.ask') ? 10 : 0, () => ({ press: 'home.ask' })],
    [open === '' ? 0 : 12, () => ({ continue: open })],
    [ids.length === 0 ? 0 : 2, () => ({ continue: draw.one(ids) })],
    [ids.length === 0 ? 0 : 4, () => ({ change: draw.one(ids) })],
    [ready ? 12 : 3, () => ({ submit: text(at(view, 'step')) })],
  ];
}
const kinds = ['http', 'http', 'http', 'timeout', 'network', 'malformed'] as const;

/** Answers that are due, that come late, and that come again. */
function ofCalls(draw: Draw, { made, view }: Seen, settled: Set<number>): Table {
  const isAwaited = at(view, 'dialog', 'busy') === true;
  const all = made.map((call, i) => ({
    ...call,
    i,
    nth: made.slice(0, i + 1).filter(({ operation }) => operation === call.operation).length,
  }));
  const due = all.filter(({ i, late }) => !late && !settled.has(i));
  const next = isAwaited ? due.slice(-2) : due;
  const succeeds = (from: typeof all): Happening => {
    const { operation, nth, i } = draw.one(from);
    settled.add(i);
    const answer = draw.one(draw.chance(55) ? goodAnswers : answers);
    return { succeeds: { call: operation, nth, answer } };
  };
  const fails = (from: typeof all): Happening => {
    const { operation, nth, i } = draw.one(from);
    settled.add(i);
    const kind = draw.one(kinds);
    const status = kind === 'http' ? draw.one([503, 404, 500, 409]) : 0;
    const message = draw.chance(30) ? 'The partner says no.' : null;
    return { fails: { call: operation, nth, kind, status, message } };
  };
  return [
    [due.length === 0 ? 0 : isAwaited ? 80 : 26, () => succeeds(next)],
    [due.length === 0 ? 0 : isAwaited ? 60 : 9, () => fails(next)],
    [all.length === 0 ? 0 : 2, () => succeeds(all)],
    [all.length === 0 ? 0 : 1, () => fails(all)],
  ];
}
const today = (draw: Draw): string =>
  draw.one(['2026-01-15', '2026-01-16', '2026-03-01', '2028-02-29']);
/** B5: what somebody else wrote on the device. */
function tampered(draw: Draw, plan: Plan): JsonObject {
  const paths = plan.known.paths.filter(({ path }) => !path.includes('.'));
  const one = (): JsonObject =>
    draw.weighted<JsonObject>([
      [4, () => ({ answers: { [draw.one(paths).path]: draw.one(values) } })],
      [1, () => ({ answers: { [draw.one(['constructor', 'nothing'])]: draw.one(values) } })],
      [1, () => ({ answers: draw.one(values) })],
      [2, () => ({ progress: { open: { apply: draw.one<Json>(['plan', 'nothing', null, 1]) } } })],
      [1, () => ({ progress: { reached: { apply: draw.one<Json>(['plan', 'x', 1]) } } })],
      [1, () => ({ progress: { entered: { 'apply.plan': draw.one<Json>([true, 'x']) } } })],
      [1, () => ({ progress: { opened: draw.one<Json>([null, { 'apply.plan': true }]) } })],
      [
        2,
        () => ({
          progress: {
            runs: {
              [draw.one([...plan.sequences, 'nothing'])]: draw.one<Json>([
                { status: 'done', steps: { s0: 'done' } },
                { status: 'running', steps: { s0: 'running', x: 'done' } },
                { status: 'x' },
                'done',
              ]),
            },
          },
        }),
      ],
      [
        2,
        () => ({
          lookups: [
            draw.one<Json>([
              { as: 'zones', call: 'zones', with: {}, settled: true },
              { as: 'zones', call: 'nothing', with: {} },
              { as: 'other', call: 'zones', with: { x: 1 }, settled: false },
              'zones',
              { as: 1, call: 'zones' },
            ]),
          ],
        }),
      ],
      [
        plan.asksForFiles === true ? 4 : 0,
        () => ({
          progress: {
            letGo: {
              [draw.one([photo, otherPhoto])]: draw.one<Json>([
                ['1', '9'],
                ['3', 1, ' ', '3'],
                'x',
                [null],
              ]),
            },
          },
        }),
      ],
      [1, () => ({ lost: draw.one<Json>([['home.nothing', 'nothing'], 'x', [1, null]]) })],
      [1, () => ({ version: draw.one<Json>(['1', 2, null]) })],
    ]);
  return one();
}
function entering(draw: Draw, plan: Plan, { effects, view }: Seen, lived: Lived): Table {
  const ways = items(effects).filter((one) => at(one, 'navigate') !== null);
  const parameters = (): Record<string, string> => ({
    ...(draw.chance(50) && { mode: draw.one(['a', 'b', 'z']) }),
    ...(draw.chance(30) && { word: draw.one(['a', 'word', '7', '']) }),
  });
  const last = ways.at(-1) ?? null;
  return [
    [
      last === null ? 0 : 60,
      () => {
        const status = text(at(last, 'parameters', 'status'));
        const mode = text(at(last, 'parameters', 'mode'));
        const word = text(at(last, 'parameters', 'word'));
        const step = text(at(last, 'navigate'));
        const said = {
          ...(status !== '' && { status }),
          ...(mode !== '' && { mode }),
          ...(word !== '' && { word }),
        };
        return { enter: { step, parameters: said } };
      },
    ],
    [
      view === null ? 60 : 5,
      () => ({
        enter: {
          step: draw.one([...plan.steps, 'apply']),
          parameters: parameters(),
          ...draw.maybe(20, () => ({ today: today(draw) })),
        },
      }),
    ],
    [
      view === null ? 0 : 5,
      () => ({
        reload: draw.chance(lived.releases.length === 0 ? 70 : 30)
          ? draw.one(['page', 'page', 'visit'] as const)
          : {
              as: draw.one(['page', 'visit'] as const),
              ...draw.maybe(50, () => ({ parameters: parameters() })),
              ...draw.maybe(40, () => ({ today: today(draw) })),
              ...(lived.releases.length > 0 &&
                draw.chance(60) && { with: draw.one(lived.releases) }),
              ...draw.maybe(25, () => ({ stored: tampered(draw, plan) })),
            },
      }),
    ],
  ];
}
function others(draw: Draw, plan: Plan, { view, snapshot }: Seen): Table {
  const failed = items(at(view, 'sections')).flatMap((one) =>
    items(at(one, 'lookups')).filter((lookup) => at(lookup, 'status') === 'failed'),
  );
  const names = plan.known.lookups.map(({ name }) => name);
  const kept = items(at(snapshot, 'lookups')).map((one) => text(at(one, 'as')));
  return [
    [failed.length === 0 ? 0 : 12, () => ({ retry: text(at(draw.one(failed), 'id')) })],
    [3, () => ({ retry: draw.one([...names, ...kept]) })],
    [1, () => ({ startAnew: true })],
    [at(view, 'notice') === null ? 1 : 5, () => ({ dismiss: 'notice' })],
    [at(view, 'leftBehind') === null ? 1 : 5, () => ({ dismiss: 'leftBehind' })],
    [1, () => ({ snapshotDropped: true })],
    [
      plan.screen ? 3 : 1,
      () => ({
        request: { sequence: draw.one(plan.sequences), with: { id: draw.one(['a', 'b']) } },
      }),
    ],
  ];
}
/** What is not there, or not to be had now. */
function nonsense(draw: Draw, plan: Plan): Happening {
  const { id } = draw.one(plan.sections);
  return draw.weighted<Happening>([
    [1, () => ({ answer: { [`${id}.nothing`]: draw.one(values) } })],
    [1, () => ({ answer: { 'nowhere.street': 'x' } })],
    [1, () => ({ leave: `${id}.nothing` })],
    [1, () => ({ press: `${id}.nothing` })],
    [1, () => ({ continue: draw.one([id, 'nowhere']) })],
    [1, () => ({ change: draw.one([id, 'nowhere']) })],
    [1, () => ({ submit: draw.one(plan.steps) })],
    [1, () => ({ retry: 'nothing' })],
    [1, () => ({ enter: 'nowhere' })],
    [1, () => ({ item: { open: `${id}.nothing`, index: 9 } })],
    [1, () => ({ item: { save: `${id}.${draw.one(['cars', 'guests'])}` } })],
    [1, () => ({ dialog: { to: 'nothing' } })],
    [1, () => ({ request: { sequence: 'nothing' } })],
  ]);
}
/**
 * The next event.
 * @param lived what was before; written to.
 */
export function nextEvent(draw: Draw, plan: Plan, seen: Seen, lived: Lived): Happening {
  const happening = chosen(draw, plan, seen, lived);
  // Two of them need not fit each other.
  if (typeof happening.reload === 'object' && happening.reload.with) lived.releases = [];
  return happening;
}
function chosen(draw: Draw, plan: Plan, seen: Seen, lived: Lived): Happening {
  return draw.weighted<Happening>([
    ...entering(draw, plan, seen, lived),
    ...(seen.view === null
      ? []
      : [
          ...answering(draw, plan, seen.view),
          ...ofLists(draw, plan, seen.view),
          ...ofDialog(draw, seen.view),
          ...ofSections(draw, seen.view),
        ]),
    ...ofFiles(draw, plan, seen),
    ...ofCalls(draw, seen, lived.settled),
    ...others(draw, plan, seen),
    [2, () => nonsense(draw, plan)],
  ]);
}
