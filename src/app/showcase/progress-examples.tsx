import type { RunView, SectionView } from '../../engine';
import { PageLoader } from '../../ui/page';
import { FoldedSection } from '../../ui/page/folded-section';
import { Saving } from '../../ui/page/saving';
import { SectionSkeleton } from '../../ui/page/section-skeleton';
import { Stepper } from '../../ui/page/stepper';
import { Example } from './example';
import { ExampleGroup } from './example-group';
import { OnRequest } from './on-request';

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
