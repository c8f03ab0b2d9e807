import { useState } from 'react';
import type { FieldReference } from '../../engine';
import { ErrorSummary } from '../../ui/page/error-summary';
import { FieldLinks } from '../../ui/page/field-links';
import { LostNotice } from '../../ui/page/lost-notice';
import { Panel } from '../../ui/page/panel';
import { SubmitButton } from '../../ui/page/submit-button';
import { Example } from './example';
import { ExampleGroup } from './example-group';
import { OnRequest } from './on-request';

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
        <LostNotice fields={references} changed={false} onGo={goTo} />
      </Example>
      <Example name="Error summary (takes the focus)">
        <OnRequest name="Show the error summary">
          {() => <ErrorSummary errors={references} onGo={goTo} />}
        </OnRequest>
      </Example>
    </ExampleGroup>
  );
}
