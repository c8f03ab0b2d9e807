import { ContentBlock, Notice } from '../../ui/page';
import { Alert } from '../../ui/page/alert';
import { Example } from './example';
import { ExampleGroup } from './example-group';
import { OnRequest } from './on-request';

export function AlertExamples() {
  return (
    <ExampleGroup title="Alerts">
      <div className="showcase-columns">
        <Alert kind="information" title="Information">
          <p>One of your energy meters is prepayment. Quote your gas and electricity separately.</p>
        </Alert>
        <Alert kind="take-care" title="Take care">
          <p>Your fixed price ends in 130 days. Leaving before costs £50 for each fuel.</p>
        </Alert>
        <Alert
          kind="error"
          title="Error"
          actions={
            <button type="button" className="button button--second button--small">
              Try again
            </button>
          }
        >
          <p>We could not verify your bank details. Check the sort code and account number.</p>
        </Alert>
      </div>
      <Example name="A strip across the page">
        <ContentBlock
          content={{
            id: 'bill',
            kind: 'banner',
            title: ['Please ensure you have a copy of your latest energy bill to hand'],
            text: ['It shows your tariff, your usage and how you pay.'],
            items: [],
            under: null,
          }}
        />
      </Example>
      <Example name="A list">
        <ContentBlock
          content={{
            id: 'next',
            kind: 'list',
            title: ['What happens now'],
            text: [],
            items: [['We tell your present supplier.'], ['Your supply is never cut off.']],
            under: null,
          }}
        />
      </Example>
      <Example name="Why somebody was sent here">
        <OnRequest name="Show the message">
          {(close) => (
            <Notice
              text="Tell us about your energy first, then you can sign up."
              onDismiss={close}
            />
          )}
        </OnRequest>
      </Example>
    </ExampleGroup>
  );
}
