import { describe, expect, it } from 'vitest';
import type { Json, JsonObject, ScreenChoice } from '../model';
import type { CompiledScreen, CompiledText } from '../../journey';
import { plain } from '../text';
import { drive } from '../testing';
import { parkingSpaces, spaces, spaceScreen } from '../testing/spaces';

/** The screen as somebody sees it who chose this, with these items. */
function seen(choice: ScreenChoice = {}, more: Partial<CompiledScreen> = {}, items: Json = spaces) {
  const screens = { spaces: { ...spaceScreen, ...more } };
  const { engine, state } = drive({ ...parkingSpaces, screens })
    .enter()
    .succeed('spaces', items);
  const view = engine.screen(state, 'spaces', choice);
  if (view === null) throw new Error('there is no such screen');
  const item = (index: number) => {
    const found = engine.item(state, 'spaces', view.items[index] ?? {});
    if (found === null) throw new Error('there is no such item');
    return found;
  };
  return { ...view, item, ids: view.items.map((each) => each['id']) };
}

const filterOf = (id: string, ...of: Parameters<typeof seen>) => {
  const found = seen(...of).filters.find((filter) => filter.id === id);
  if (found === undefined) throw new Error(`there is no filter ${id}`);
  return found;
};
const countsOf = (id: string, ...of: Parameters<typeof seen>) =>
  Object.fromEntries(filterOf(id, ...of).options.map(({ value, count }) => [value, count]));

describe('the items of a screen', () => {
  it('are those of its lookup, and none before it has answered', () => {
    expect(seen().total).toBe(3);
    const { engine, state } = drive(parkingSpaces).enter();
    const view = engine.screen(state, 'spaces', {});
    expect(view).toMatchObject({ items: [], total: 0, cards: [{ id: 'map' }], tables: [] });
  });

  it('leave out what is no object', () => {
    expect(seen({}, {}, [spaces[0] ?? null, null, 'space', ['space']]).ids).toEqual(['s1']);
    expect(seen({}, {}, { id: 's1' }).ids).toEqual([]);
  });

  it('are one where the screen is about one thing', () => {
    const from = { path: 'lookups.spaces.1', each: false };
    expect(seen({}, { from }).ids).toEqual(['s2']);
    expect(seen({}, { from: { ...from, path: 'lookups.spaces.9' } }).ids).toEqual([]);
  });

  it('of a screen that nobody wrote are not there', () => {
    const { engine, state } = drive(parkingSpaces).enter();
    expect(engine.screen(state, 'constructor', {})).toBeNull();
    expect(engine.item(state, 'constructor', {})).toBeNull();
  });
});

describe('the order of items', () => {
  it.each([
    [undefined, ['s2', 's1', 's3']],
    ['price', ['s2', 's1', 's3']],
    ['size', ['s3', 's2', 's1']],
    ['owner', ['s2', 's3', 's1']],
    ['nobody knows', ['s2', 's1', 's3']],
  ])('by %s has those of which nothing is known last', (order, ids) => {
    expect(seen({ order: order ?? null }).ids).toEqual(ids);
  });

  it('is told, and the first when nothing was chosen', () => {
    expect(seen().order).toBe('price');
    expect(seen({ order: 'owner' }).order).toBe('owner');
    expect(seen().orders.map(({ id, label }) => [id, plain(label)])).toEqual([
      ['price', 'Cheapest'],
      ['size', 'Widest'],
      ['owner', 'Owner'],
    ]);
  });

  it('is that of the answer where the screen names none', () => {
    expect(seen({}, { orders: [] })).toMatchObject({ ids: ['s1', 's2', 's3'], order: null });
  });
});

describe('filters', () => {
  it.each<[ScreenChoice['filters'], readonly string[]]>([
    [{}, ['s2', 's1', 's3']],
    [{ roof: 'covered' }, ['s1']],
    [{ roof: 'open' }, ['s2', 's3']],
    [{ side: 'north' }, ['s2', 's1']],
    [{ owner: ['2'] }, ['s2', 's3']],
    [{ owner: ['2', '7'] }, ['s2', 's1', 's3']],
    [{ owner: [] }, ['s2', 's1', 's3']],
    [{ roof: 'open', side: 'north', owner: ['2'] }, ['s2']],
    [{ roof: 'covered', owner: ['2'] }, []],
  ])('%j keep what all of them keep', (filters, ids) => {
    expect(seen({ filters: filters ?? {} }).ids).toEqual(ids);
  });

  it.each<[ScreenChoice['filters']]>([
    [{ roof: 'glass' }],
    [{ owner: [''] }],
    [{ owner: '' }],
    [{ nothing: 'x' }],
    [{ roof: [] }],
  ])('ignore what they do not offer: %j', (filters) => {
    expect(seen({ filters: filters ?? {} }).ids).toEqual(['s2', 's1', 's3']);
  });

  it('take of radios one value alone', () => {
    expect(filterOf('roof', { filters: { roof: ['open', 'covered'] } }).chosen).toEqual(['open']);
  });

  it.each([{ owner: ['99'] }, { owner: '99' }])(
    'keep nothing by a box that no item has, and show it: %j',
    (filters) => {
      expect(seen({ filters }).ids).toEqual([]);
      const { chosen, options } = filterOf('owner', { filters });
      expect(chosen).toEqual(['99']);
      expect(options.map(({ value, label, count }) => [value, plain(label), count])).toEqual([
        ['99', '99', 0],
        ['2', 'Ann', 2],
        ['7', 'Zoe', 1],
      ]);
    },
  );

  it('begin as they are written, or as a rule says', () => {
    expect(filterOf('roof')).toMatchObject({ chosen: ['any'], initial: ['any'] });
    expect(filterOf('owner')).toMatchObject({ chosen: [], initial: [] });
    const { engine, state } = drive({ ...parkingSpaces, settings: { side: 'north' } })
      .enter()
      .succeed('spaces', spaces);
    const side = engine.screen(state, 'spaces', {})?.filters[1];
    expect(side).toMatchObject({ id: 'side', chosen: ['north'], initial: ['north'] });
  });

  it('that begin with what they do not offer keep all', () => {
    const { engine, state } = drive({ ...parkingSpaces, settings: { side: 'east' } })
      .enter()
      .succeed('spaces', spaces);
    expect(engine.screen(state, 'spaces', {})?.items).toHaveLength(3);
  });

  it('leave the number of all items as it is', () => {
    expect(seen({ filters: { roof: 'covered' } })).toMatchObject({ total: 3, ids: ['s1'] });
  });

  it('say how they begin also when something else is chosen', () => {
    const chosen = { filters: { roof: 'open' } };
    expect(filterOf('roof', chosen)).toMatchObject({ chosen: ['open'], initial: ['any'] });
  });

  it('count what choosing each option would leave with the other filters', () => {
    expect(countsOf('roof')).toEqual({ any: 3, covered: 1, open: 2 });
    const north = { filters: { side: 'north', roof: 'covered' } };
    expect(countsOf('roof', north)).toEqual({ any: 2, covered: 1, open: 1 });
    expect(countsOf('owner', north)).toEqual({ '2': 0, '7': 1 });
  });

  it('make boxes of what all items hold, by name, and tell those that always stand', () => {
    const { options } = filterOf('owner', { filters: { roof: 'covered' } });
    expect(options.map(({ value, label, always }) => [value, plain(label), always])).toEqual([
      ['2', 'Ann', true],
      ['7', 'Zoe', false],
    ]);
  });

  it('make no box of an item that has no such value', () => {
    expect(
      filterOf('owner', {}, {}, [{ id: 's9', owner: 'Nobody' }]).options.map(({ value }) => value),
    ).toEqual(['2']);
  });
});

describe('an item', () => {
  it('has a key of all that tells it from the others', () => {
    expect(seen().item(0).key).toBe('s2/north');
  });

  it('has figures that are worked out of it', () => {
    expect(seen().item(1).values).toEqual({ price: 41, week: 11 });
    expect(seen().item(2).values).toMatchObject({ price: null });
  });

  it('has the badges that hold of it, with their words filled from it', () => {
    const { badges, badgesFirst } = seen().item(1);
    expect(badges.map(({ id, tone, icon, hint }) => [id, tone, icon, plain(hint)])).toEqual([
      ['covered', 'good', 'roof', 'By Zoe'],
      ['any', 'fact', null, ''],
    ]);
    expect(badgesFirst).toBe(2);
    expect(
      seen()
        .item(0)
        .badges.map(({ id }) => id),
    ).toEqual(['any']);
  });

  it('has its lines, and none where there is no list', () => {
    expect(seen().item(1)).toMatchObject({ details: ['Dry', 'Lit'], detailsFirst: 1 });
    expect(seen().item(2).details).toEqual([]);
    expect(seen({}, { details: null }).item(1)).toMatchObject({ details: [], detailsFirst: 0 });
  });

  it('leaves out lines that say what a badge of it says already', () => {
    const notes = ['Under a roof', 'Dry'];
    const open = { id: 's1', price: 1, isCovered: false, notes };
    const { item } = seen({}, {}, [
      { ...open, isCovered: true },
      { ...open, price: 2 },
    ]);
    expect([item(0).details, item(1).details]).toEqual([['Dry'], notes]);
  });

  it('has the buttons that hold of it, with what their sequence is asked with', () => {
    expect(seen().item(0).actions).toEqual([]);
    const [book] = seen().item(1).actions;
    expect(book).toMatchObject({ id: 'book', sequence: 'book', with: { space: 's1' } });
    expect(plain(book?.label ?? [])).toBe('Book s1');
  });
});

describe('what is counted and offered', () => {
  it('counts those of the items shown of which a rule holds', () => {
    expect(seen().counts).toEqual({ free: 2 });
    expect(seen({ filters: { roof: 'covered' } }).counts).toEqual({ free: 1 });
  });

  const covered = { filters: { roof: 'covered' } };

  it('offers what a filter hides only where it is better than all that is shown', () => {
    expect(seen(covered).offers).toEqual([{ id: 'open', filter: 'roof', value: 'any', count: 1 }]);
    expect(seen({ filters: { roof: 'open' } }).offers).toEqual([]);
    expect(seen().offers).toEqual([]);
  });

  it('offers nothing that another filter hides too, and nothing beside an empty list', () => {
    expect(seen({ filters: { roof: 'covered', owner: ['7'] } }).offers).toEqual([]);
    expect(seen({ filters: { roof: 'covered', owner: ['2'] } }).offers).toEqual([]);
  });
});

describe('beside the items', () => {
  it('stand the cards that hold, each after so many items', () => {
    expect(seen().cards).toEqual([{ id: 'map', after: 1 }]);
    const [card] = spaceScreen.cards;
    expect(seen({}, { cards: card === undefined ? [] : [{ ...card, when: false }] }).cards).toEqual(
      [],
    );
  });

  const rowsOf = (items: readonly JsonObject[]) =>
    seen({}, {}, items).tables[0]?.groups.map(({ id, rows }) => [
      id,
      rows.map(({ label, hint, cells }) => [plain(label), plain(hint), ...cells.map(plain)]),
    ]);

  it('stand tables, without the rows and groups that say nothing in any column', () => {
    expect(rowsOf(spaces)).toEqual([
      [
        'facts',
        [
          ['Owner', '', 'Zoe', 'Ann'],
          ['Width', 'in metres', '', '2'],
        ],
      ],
    ]);
  });

  it('stand tables with an empty column where its item is not there', () => {
    expect(rowsOf([{ owner: 'Zoe', colour: 'red' }])).toEqual([
      [
        'facts',
        [
          ['Owner', '', 'Zoe', ''],
          ['Colour', '', 'red', ''],
        ],
      ],
      ['colours', [['Colour', '', 'red', '']]],
    ]);
  });

  it('stand tables whose rows are filled only for the columns of which they hold', () => {
    const when = { '===': [{ var: 'item.id' }, 's2'] };
    const tables = spaceScreen.tables.map((table) => ({
      ...table,
      groups: table.groups.map((group) => ({
        ...group,
        rows: group.rows.map((row) => ({ ...row, when })),
      })),
    }));
    const [first] = seen({}, { tables }).tables[0]?.groups ?? [];
    expect(first?.rows.map(({ cells }) => cells.map(plain))).toEqual([
      ['', 'Ann'],
      ['', '2'],
    ]);
  });

  it('mark the column whose figures add up to least, and none where all are alike', () => {
    const said = (...text: CompiledText) => [{ when: true, text }];
    const row = {
      label: ['Costs'],
      hint: [],
      text: said('for ', { path: 'item.owner' }),
      bar: true,
    };
    const figures = { price: { var: 'item.price' }, width: { var: 'item.width' } };
    const rowOf = (items: Json) => {
      const rows = [{ ...row, note: said({ path: 'item.owner' }), figures, when: true }];
      const tables = spaceScreen.tables.map((table) => ({
        ...table,
        groups: table.groups.map((group) => ({ ...group, rows })),
      }));
      return seen({}, { tables }, items).tables[0]?.groups[0]?.rows[0];
    };
    const space = { price: 4, width: 2, owner: 'Ann' };
    const other = { price: 3, width: 2, owner: 'Zoe' };
    expect(rowOf([space, other])).toMatchObject({
      notes: [['Ann'], ['Zoe']],
      figures: [
        { price: 4, width: 2 },
        { price: 3, width: 2 },
      ],
      lowest: [false, true],
      bar: true,
    });
    expect(rowOf([space, space])?.lowest).toEqual([false, false]);
    expect(rowOf([{ price: 'free' }, other])).toMatchObject({
      figures: [{}, {}],
      lowest: [false, false],
    });
    expect(rowOf([space])).toMatchObject({ lowest: [false, false], notes: [['Ann'], []] });
  });

  it('stands no table of which no row says anything, or which does not hold', () => {
    const always = spaceScreen.tables.map((table) => ({ ...table, when: true }));
    expect(seen({}, { tables: always }, []).tables).toEqual([]);
    const tables = spaceScreen.tables.map((table) => ({ ...table, when: false }));
    expect(seen({}, { tables }).tables).toEqual([]);
  });
});

describe('a screen that is looked at from elsewhere', () => {
  const begun = drive(parkingSpaces).enter().succeed('spaces', spaces);

  it('is what it begins with, and its first item', () => {
    const { engine, state } = begun;
    const shown = engine.screen(state, 'spaces', {});
    const item = engine.item(state, 'spaces', shown?.items[0] ?? {});
    expect(item).not.toBeNull();
    expect(engine.look(state, 'spaces')).toEqual({ shown, item });
  });

  it('stays the same object while nothing in it changes, and is another when something does', () => {
    const { engine, state } = begun;
    const before = engine.look(state, 'spaces');
    const later = { ...state, progress: { ...state.progress, requests: 99 } };
    expect(engine.look(later, 'spaces')).toBe(before);
    const none = { ...later, lookups: {} };
    expect(before.shown?.total).toBe(3);
    expect(engine.look(none, 'spaces').shown?.total).toBe(0);
  });

  it('is nothing where there is none of that name', () => {
    const { engine, state } = begun;
    expect(engine.look(state, 'gone')).toEqual({ shown: null, item: null });
  });
});
