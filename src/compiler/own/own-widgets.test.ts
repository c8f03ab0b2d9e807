import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';
import { position } from '../fixtures/position';

const street = 'steps/apply/street.json';
const described = 'widgets/x-plate/widget.json';
const drawn = 'widgets/x-plate/widget.tsx';

const widget = {
  $schema: '../../../schemas/widget.schema.json',
  name: 'x-plate',
  takes: ['string'],
  frame: 'group',
  options: {
    type: 'object',
    properties: {
      plate: { description: 'Which plate.', enum: ['front', 'rear'] },
      signs: { description: 'How many.', type: 'integer', minimum: 1, maximum: 8 },
      marks: {
        description: 'What stands on it.',
        type: 'array',
        maxItems: 2,
        items: { type: 'string', minLength: 1, maxLength: 3, pattern: '^[A-Z]+$' },
      },
      at: {
        description: 'Where.',
        type: 'object',
        properties: { left: { description: 'From the left.', type: 'number' } },
        required: ['left'],
      },
    },
    required: ['plate'],
  },
};

interface Given {
  readonly ui?: string;
  readonly file?: object;
  readonly component?: string | null;
}

/** The parking permit whose e-mail is asked for by a widget of its own. */
function withWidget({
  ui = '{ "widget": "x-plate", "plate": "rear" }',
  file = widget,
  component = 'export function Widget() {}\n',
}: Given = {}) {
  const files = new Map([
    ...parking(street, '"title": "E-mail"', `"title": "E-mail", "ui": ${ui}`),
    [described, JSON.stringify(file, null, 2)],
  ]);
  if (component !== null) files.set(drawn, component);
  return { ...compile(files, parkingContract), files };
}

const at = (files: ReadonlyMap<string, string>, path: string, text: string) => ({
  file: path,
  ...position(files.get(path) ?? '', text),
});

describe('a widget of the journey’s own', () => {
  it('is taken by a question, and the page is told what to draw it with', () => {
    const { journey, diagnostics, code } = withWidget();
    expect(diagnostics).toEqual([]);
    const look = journey?.steps[0]?.sections.find(({ id }) => id === 'street')?.uiSchema['email'];
    expect(look).toEqual({ 'ui:widget': 'x-plate', 'ui:options': { plate: 'rear' } });
    expect(code).toEqual([
      { kind: 'widget', name: 'x-plate', path: drawn, exported: 'Widget', frame: 'group' },
    ]);
  });

  it.each([
    ['JC203', 'an option that it needs', '{ "widget": "x-plate" }', '{ "widget": "x-plate" }'],
    ['JC204', 'a value outside its list', '{ "widget": "x-plate", "plate": "top" }', '"top"'],
    [
      'JC201',
      'an option of another',
      '{ "widget": "x-plate", "plate": "rear", "rows": 2 }',
      '"rows"',
    ],
    ['JC202', 'another kind', '{ "widget": "x-plate", "plate": "rear", "signs": "7" }', '"7"'],
    ['JC205', 'too little', '{ "widget": "x-plate", "plate": "rear", "signs": 0 }', '0 }'],
    ['JC205', 'too much', '{ "widget": "x-plate", "plate": "rear", "signs": 9 }', '9 }'],
    ['JC205', 'no match', '{ "widget": "x-plate", "plate": "rear", "marks": ["ab"] }', '"ab"'],
    ['JC205', 'too long', '{ "widget": "x-plate", "plate": "rear", "marks": ["ABCD"] }', '"ABCD"'],
    ['JC205', 'empty', '{ "widget": "x-plate", "plate": "rear", "marks": [""] }', '""]'],
    [
      'JC205',
      'too many',
      '{ "widget": "x-plate", "plate": "rear", "marks": ["A", "B", "C"] }',
      '["A", "B", "C"]',
    ],
    ['JC203', 'a part', '{ "widget": "x-plate", "plate": "rear", "at": {} }', '{} }'],
    [
      'JC201',
      'a part of another name',
      '{ "widget": "x-plate", "plate": "rear", "at": { "left": 1, "rigth": 2 } }',
      '"rigth"',
    ],
    ['JC204', 'a name that is misspelt', '{ "widget": "x-plat" }', '"x-plat"'],
  ])('%s: %s', (code, _, ui, text) => {
    const { journey, diagnostics, files } = withWidget({ ui });
    expect(journey).toBeNull();
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code, ...at(files, street, text) }),
    );
  });

  it('that nothing describes says which file would', () => {
    const { diagnostics } = withWidget({ ui: '{ "widget": "x-map" }' });
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'JC204',
        help: 'widgets/x-map/widget.json would describe it',
      }),
    );
  });

  it('that cannot hold the answer is refused', () => {
    const { diagnostics } = withWidget({ file: { ...widget, takes: ['boolean'] } });
    expect(diagnostics).toMatchObject([{ code: 'JC510', file: street }]);
  });

  it('that no question takes is a warning', () => {
    const { diagnostics, code } = withWidget({ ui: '{ "widget": "email" }' });
    expect(diagnostics).toMatchObject([{ code: 'JC519', severity: 'warning', file: described }]);
    expect(code).toEqual([]);
  });
});

describe('the files of a widget', () => {
  it.each<[string, string, Given, string]>([
    ['JC502', 'another name than its folder', { file: { ...widget, name: 'x-sign' } }, '"x-sign"'],
    ['JC105', 'no component', { component: null }, '"x-plate"'],
    ['JC108', 'a component of another name', { component: 'export const A = 1;' }, '"x-plate"'],
    ['JC205', 'a name that is not its own', { file: { ...widget, name: 'plate' } }, '"plate"'],
    ['JC204', 'a type that is none', { file: { ...widget, takes: ['text'] } }, '"text"'],
    [
      'JC501',
      'an option of the language',
      {
        file: {
          ...widget,
          options: { type: 'object', properties: { unit: { description: 'A unit.' } } },
        },
      },
      '"unit"',
    ],
    [
      'JC506',
      'a pattern that is none',
      {
        file: {
          ...widget,
          options: {
            type: 'object',
            properties: { plate: { description: 'A plate.', pattern: '(' } },
          },
        },
      },
      '"("',
    ],
    [
      'JC205',
      'an option that it needs and has not',
      { file: { ...widget, options: { ...widget.options, required: ['plate', 'size'] } } },
      '"size"',
    ],
  ])('%s: %s', (code, _, given, text) => {
    const { diagnostics, files } = withWidget(given);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code, ...at(files, described, text) }),
    );
  });

  it('a component that nothing describes is said', () => {
    const files = new Map([...parking(), [drawn, 'export function Widget() {}']]);
    expect(compile(files, parkingContract).diagnostics).toMatchObject([
      { code: 'JC105', file: drawn },
    ]);
  });
});
