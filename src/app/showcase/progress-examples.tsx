import { brand } from 'virtual:brand';
import { useState } from 'react';
import type { RunView, SectionView, CommitView, SaidView, FieldReference } from '../../engine';
import { CommitBanner, CommitBeside } from '../../ui/page/commits/commit-notices';
import { CommitPanel } from '../../ui/page/commits/commit-panel';
import { ErrorSummary, FieldLinks, NotPersistedNotice } from '../../ui/page/notices';
import { Saving } from '../../ui/page/saving';
import { FoldedSection } from '../../ui/page/section-flow';
import { Stepper } from '../../ui/page/outline';
import { Panel } from '../../ui/page/still-missing';
import { SubmitButton } from '../../ui/page/submit-button';
import { PageLoader, SectionSkeleton } from '../../ui/parts/page-loader';
import { Example, ExampleGroup, OnRequest } from './example';

const stages = [
  'Your Current Energy Information',
  'Choose Your New Deal',
  'Sign Up',
  'Switch Complete',
].map((name, index) => ({ name, href: index === 0 ? '#stepper' : null }));

const run: RunView = {
  status: 'failed',
  title: ['Saving'],
  marker: null,
  message: 'Bank details could not be saved.',
  mends: { section: 'bank', label: 'Change your bank details' },
  steps: [
    { id: 'person', name: 'Your details', status: 'done' },
    { id: 'bank', name: 'Bank details', status: 'failed' },
    { id: 'switch', name: 'Your switch', status: 'waiting' },
  ],
};

/** How far somebody is, what is done, and what is waited for. */
export function ProgressExamples({ answered }: { readonly answered: SectionView }) {
  return (
    <ExampleGroup title="Progress and waiting">
      <Example name="Steps of the journey">
        <div className="showcase-band">
          <Stepper stages={stages} current={1} onNavigate={() => undefined} />
        </div>
      </Example>
      <Example name="A question that is answered">
        <FoldedSection section={{ ...answered, verdict: 'valid' }} onChange={() => undefined} />
      </Example>
      <Example name="A question on its way">
        <SectionSkeleton fields={2} />
      </Example>
      <Example name="Saving (takes the focus)">
        <OnRequest name="Show a step that was not saved">
          {(close) => <Saving run={run} onRetry={close} />}
        </OnRequest>
      </Example>
      <Example name="Page loader, after two seconds as everywhere">
        <OnRequest name="Wait for something">{() => <PageLoader active />}</OnRequest>
      </Example>
      <Example name="Page loader, at once">
        <OnRequest name="Wait at once">{() => <PageLoader active delay={0} />}</OnRequest>
      </Example>
    </ExampleGroup>
  );
}

const nothing = () => undefined;
const said = (id: SaidView['id'], ...text: readonly string[]): SaidView => ({
  id,
  title: [],
  text: text.map((paragraph) => [paragraph]),
});
const view: CommitView = {
  commit: 'switch',
  place: 'panel',
  says: [
    said('doubt', 'At 10:42 we began to send your switch. No clear answer has reached us.'),
    said('no', 'We asked our partner at 10:47: it had none then. We ask again by ourselves.'),
  ],
  actions: ['askNow', 'lookAround', 'copy', 'print'],
  subject: '20773164',
  kind: 'no',
  holdPage: false,
};

/** What a page says while nobody knows whether the work was done. */
export function CommitExamples() {
  return (
    <ExampleGroup title="In doubt">
      <Example name="Instead of the form">
        <CommitPanel view={view} brand={brand} onAct={nothing} />
      </Example>
      <Example name="Above every other page">
        <CommitBanner
          view={{ ...view, says: [said('banner', 'It is not settled yet.')], actions: ['open'] }}
          onAct={nothing}
        />
      </Example>
      <Example name="Beside the button">
        <CommitBeside
          view={{ ...view, says: [said('notKept', 'This browser keeps nothing.')], actions: [] }}
          onAct={nothing}
        />
      </Example>
    </ExampleGroup>
  );
}

const references: readonly FieldReference[] = [
  {
    section: 'fields',
    field: 'missing',
    target: 'fields-missing',
    text: 'Electricity usage is required',
  },
];

const goTo = ({ target }: FieldReference) => document.getElementById(target)?.focus();

/** What stands where the button will be, and what is said when something is wrong. */
export function PanelExamples() {
  // One panel a page: the focus finds it by its id.
  const [complete, setComplete] = useState(false);
  return (
    <ExampleGroup title="Instead of a button that does nothing">
      <Example name={complete ? 'Nothing is missing' : 'Something is missing'}>
        {complete ? (
          <Panel title="That is everything we need" good>
            <SubmitButton label="View Your Quotes" busy={false} onPress={() => undefined} />
          </Panel>
        ) : (
          <Panel title="One thing left before your quotes">
            <FieldLinks references={references} arrows onGo={goTo} />
          </Panel>
        )}
        <button type="button" className="link-button" onClick={() => setComplete(!complete)}>
          {complete ? 'Show it with something missing' : 'Show it with nothing missing'}
        </button>
      </Example>
      <Example name="After a reload">
        <NotPersistedNotice fields={references} changed={false} onGo={goTo} />
      </Example>
      <Example name="Error summary (takes the focus)">
        <OnRequest name="Show the error summary">
          {() => <ErrorSummary errors={references} onGo={goTo} />}
        </OnRequest>
      </Example>
    </ExampleGroup>
  );
}
