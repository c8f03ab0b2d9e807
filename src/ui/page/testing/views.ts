import type {
  CommitView,
  FieldReference,
  RunView,
  SaidView,
  SectionView,
  StepView,
  SubmitView,
} from '../../../engine';
import type { SayId } from '../../../journey';
import type { BrandChrome } from '../../parts/brand';

export const brand: BrandChrome = {
  name: 'Example Brand',
  phone: { number: '0800 000 001', hours: 'Every day, 9am to 5pm' },
  email: 'help@brand.example',
  footer: [
    { label: 'Terms', href: 'https://brand.example/terms' },
    { label: 'Privacy', href: 'https://brand.example/privacy' },
  ],
  notice: 'Not for real.',
  disclaimers: ['Not the whole market.', 'A check is made.'],
  assurances: { default: [{ icon: 'lock', text: 'Safe here.' }] },
  graphics: {
    logo: 'logo.svg',
    sceneTall: 't.svg',
    sceneSmall: 's.svg',
    sceneGrey: 'g.svg',
    grove: 'r.svg',
  },
  pictograms: { house: 'house.svg' },
};

export function section(id: string, more: Partial<SectionView> = {}): SectionView {
  return {
    id,
    number: 1,
    title: [`Question ${id}`],
    name: `Name ${id}`,
    lead: [],
    verdict: 'invalid',
    status: 'folded',
    schema: {},
    uiSchema: {},
    fields: {},
    content: [],
    groups: {},
    actions: [],
    lookups: [],
    summary: [`Answer ${id}`],
    summaryNote: [],
    confirm: [],
    ...more,
  };
}

/** One open section `b` between a folded `a` and nothing else. */
export function step(more: Partial<StepView> = {}): StepView {
  return {
    id: 'home',
    title: ['Your home'],
    lead: [],
    scene: 'none',
    verdict: 'invalid',
    content: [],
    sections: [section('a', { verdict: 'valid' }), section('b', { status: 'open' })],
    outline: [],
    open: 'b',
    missing: [],
    errors: [],
    submit: null,
    dialog: null,
    lost: [],
    leftBehind: null,
    stuck: false,
    notice: null,
    commits: [],
    ...more,
  };
}

export function submit(more: Partial<SubmitView> = {}): SubmitView {
  return {
    label: 'Go',
    ready: ['That is all'],
    text: [],
    available: true,
    deliberate: false,
    run: null,
    ...more,
  };
}

export function run(status: RunView['status'], at: number, title = 'Setting up'): RunView {
  const here = status === 'failed' ? 'failed' : 'running';
  return {
    status,
    title: title === '' ? [] : [title],
    marker: null,
    message: status === 'failed' ? 'The bank said no.' : null,
    mends: null,
    steps: ['Your details', 'Terms', 'Payment'].map((name, index) => ({
      id: name,
      name,
      status: index < at ? 'done' : index === at ? here : 'waiting',
    })),
  };
}

export function reference(field: string, text: string, of = 'b'): FieldReference {
  return { section: of, field, target: `${of}-${field}`, text };
}

export function said(id: SayId, title: string, ...text: readonly string[]): SaidView {
  return { id, title: title === '' ? [] : [title], text: text.map((paragraph) => [paragraph]) };
}

/** A panel of the commit `order`, whose answer did not come. */
export function commit(more: Partial<CommitView> = {}): CommitView {
  return {
    commit: 'order',
    place: 'panel',
    says: [
      said('doubt', 'We do not know yet', 'At 10:42 we began to send it.', 'Please wait.'),
      said('no', '', 'We asked at 10:47: there was none.'),
    ],
    actions: ['askNow', 'copy', 'print', 'lookAround'],
    subject: '2077 3164',
    kind: 'doubt no',
    holdPage: false,
    ...more,
  };
}
