import { SubmitButton } from '../../ui/page/submit-button';
import { Example } from './example';
import { ExampleGroup } from './example-group';

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
