import { SubmitButton } from '../../ui/page/submit-button';
import { ContentBlock, Notice, Alert } from '../../ui/parts/alert';
import { Example, ExampleGroup, OnRequest } from './example';

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
      <Example name="A strip above the sheets">
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

const nothing = () => undefined;

export function ButtonExamples() {
  return (
    <ExampleGroup title="Buttons" columns>
      <Example name="Main">
        <button type="button" className="button">
          Switch Now
        </button>
      </Example>
      <Example name="At the end of a step">
        <SubmitButton label="View Your Quotes" busy={false} onPress={nothing} />
      </Example>
      <Example name="Busy">
        <SubmitButton label="Saving" busy onPress={nothing} />
      </Example>
      <Example name="Second">
        <button type="button" className="button button--second">
          More Info
        </button>
      </Example>
      <Example name="In the accent colour">
        <button type="button" className="button button--accent">
          Call us
        </button>
      </Example>
      <Example name="Small">
        <button type="button" className="button button--second button--small">
          Try again
        </button>
      </Example>
      <Example name="As a link">
        <button type="button" className="link-button">
          Change
        </button>
      </Example>
    </ExampleGroup>
  );
}
