import { brand } from 'virtual:brand';
import type { CommitView, SaidView } from '../../engine';
import { CommitBanner, CommitBeside, CommitPanel } from '../../ui/page/commits';
import { Example } from './example';
import { ExampleGroup } from './example-group';

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
