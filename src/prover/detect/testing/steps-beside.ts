import { compile } from '../../../compiler';
import { drawnBrand } from '../../../compiler/fixtures/brand';
import { parking, parkingContract } from '../../../compiler/fixtures/parking';
import { createProver } from '../../prover';
import { prove } from '../prove';

type Object_ = Readonly<Record<string, unknown>>;

/** Steps of their own beside the permit, by id, and files beside them. */
export interface Given {
  readonly steps: Readonly<Record<string, Object_>>;
  readonly files?: Readonly<Record<string, Object_>>;
  readonly journey?: Object_;
  readonly brand?: string;
}

const stepFile = (id: string): string => `steps/${id}/step.json`;

/** Lines of the ways on which somebody is said to be sent round for ever, each with the round. */
export function found({ steps, files = {}, journey = {}, brand }: Given): readonly string[] {
  const all = new Map<string, string>([...parking(), ...drawnBrand('tide')]);
  const put = (path: string, value: Object_): void => {
    const name = path.endsWith('/step.json')
      ? 'step'
      : (/(sequence|step|call)s/.exec(path)?.[1] ?? 'journey');
    const schema = name === 'step' && !path.endsWith('/step.json') ? 'section' : name;
    const up = '../'.repeat(path.split('/').length);
    all.set(
      path,
      JSON.stringify({ $schema: `${up}schemas/${schema}.schema.json`, ...value }, null, 1),
    );
  };
  const base = JSON.parse(all.get('journey.json') ?? '{}') as Record<string, Object_>;
  const { records, ...more } = journey as Record<string, Object_>;
  put('journey.json', {
    ...base,
    steps: ['apply', 'done', ...Object.keys(steps)],
    records: {
      ...base['records'],
      ...Object.fromEntries(
        ['x', 'y'].map((name) => [name, { type: 'string', because: 'a test' }]),
      ),
      ...records,
    },
    ...more,
  });
  for (const [id, step] of Object.entries(steps))
    put(stepFile(id), {
      ...{ id, route: `/${id}`, stage: 1, name: id, title: id, progressive: false, sections: [] },
      ...step,
    });
  for (const [path, value] of Object.entries(files)) put(path, value);
  const {
    journey: made,
    origins,
    policies,
    diagnostics,
  } = compile(all, parkingContract, {
    traced: true,
    ...(brand !== undefined && { brand }),
  });
  if (made === null)
    throw new Error(JSON.stringify(diagnostics.map(({ message, file }) => [file, message])));
  return prove(createProver(made), origins, policies)
    .findings.filter(({ code }) => code === 'JP206')
    .map(({ message, place, part, witness }) => {
      if (witness === null) throw new Error(`${message} is shown by nobody`);
      const { file = '', line = 0 } = origins?.within(place, part) ?? {};
      const text = all.get(file)?.split('\n')[line - 1] ?? '';
      return `${file} ${text.trim()} | ${message.replace('A household can be sent round for ever: ', '')}`;
    });
}

export const isAnswered = (path: string) => ({ isAnswered: { var: path } });
export const not = (rule: unknown) => ({ '!': rule });
export const statusIs = (lookup: string, status: string) => ({
  '===': [{ lookupStatus: lookup }, status],
});
export const zones = (more: Object_ = {}) => ({ id: 'zones', with: { street: null }, ...more });
export const sequence = (id: string, step: Object_ = {}, more: Object_ = {}) => ({
  [`sequences/${id}.json`]: {
    id,
    title: id,
    steps: [{ id: 'zones', call: 'zones', with: { street: null }, ...step }],
    ...more,
  },
});
export const entered = (change: Object_) => ({ on: { entered: true }, ...change });

export const more = (
  reactions: readonly Object_[],
  section: Object_ = {},
  field: Object_ = {},
) => ({
  'steps/a/more.json': {
    id: 'more',
    title: 'More',
    fields: { z: { title: 'Z', schema: { type: 'string', maxLength: 9 }, ...field } },
    reactions,
    ...section,
  },
});
