/** What is selected, and the household in hand: one address for both. */
export interface Selection {
  readonly view: 'journey' | 'variants' | 'changes' | 'versions' | 'beside';
  /** Id of a step; empty for nothing selected. */
  readonly step: string;
  /** Key of a section, with its variant; empty for the step as a whole. */
  readonly section: string;
  /** Name of a question; empty for the section as a whole. */
  readonly field: string;
  /** Row of the outline for what is in no step, a fact or a call; empty for none. */
  readonly part: string;
  /** What no scenario plays lies over the outline. */
  readonly coverage: boolean;
  /** Which rule of it is edited: `required`, `check:name`, `fact:name` …; empty for none. */
  readonly rule: string;
  /** Id of the household's waypoint or scenario; empty for one that has just arrived. */
  readonly household: string;
  readonly width: 390 | 1280;
  /** Versions that are held against each other: a branch, tag or commit; empty for what is here. */
  readonly before: string;
  readonly after: string;
}

const views: readonly Selection['view'][] = [
  ...(['journey', 'variants', 'changes', 'versions', 'beside'] as const),
];

export const nothing: Selection = {
  ...{ view: 'journey', step: '', section: '', field: '', part: '', coverage: false, rule: '' },
  ...{ household: '', width: 390, before: '', after: '' },
};

/** Another selection after a change: what is selected anew has no rule of what was selected before. */
export const selectionWith = (selection: Selection, change: Partial<Selection>): Selection => ({
  ...selection,
  ...('section' in change || 'field' in change ? { rule: '', part: '' } : {}),
  ...change,
});

export function toHash(selection: Selection): string {
  const { view, step, section, field, part, coverage, rule, household, width } = selection;
  const { before, after } = selection;
  const way = [step, section, field].filter((key) => key !== '').map(encodeURIComponent);
  const query = new URLSearchParams();
  if (view !== 'journey') query.set('view', view);
  if (part !== '') query.set('part', part);
  if (coverage) query.set('coverage', 'on');
  if (rule !== '') query.set('rule', rule);
  if (household !== '') query.set('household', household);
  if (width !== nothing.width) query.set('width', String(width));
  if (before !== '') query.set('before', before);
  if (after !== '') query.set('after', after);
  const text = query.toString();
  return `#/${way.join('/')}${text === '' ? '' : `?${text}`}`;
}

export function fromHash(hash: string): Selection {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [step = '', section = '', field = ''] = path.split('/').map(decodeURIComponent);
  const asked = new URLSearchParams(query);
  const view = asked.get('view');
  return {
    ...{ step, section, field },
    view: views.find((each) => each === view) ?? 'journey',
    part: asked.get('part') ?? '',
    coverage: asked.get('coverage') === 'on',
    rule: asked.get('rule') ?? '',
    household: asked.get('household') ?? '',
    width: asked.get('width') === '1280' ? 1280 : 390,
    before: asked.get('before') ?? '',
    after: asked.get('after') ?? '',
  };
}

/** Tells the selected row of the outline from all others. */
export const rowKey = ({
  step,
  section,
  field,
  part = '',
}: Pick<Selection, 'step' | 'section' | 'field'> & Partial<Pick<Selection, 'part'>>): string =>
  part === '' ? [step, section, field].filter((key) => key !== '').join('/') : part;
