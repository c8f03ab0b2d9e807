import { render } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import type { JourneyEvent, JourneyState, JsonObject, ScreenChoice } from '../../../src/engine';
import { ResultsScreen } from '../../../src/screens/results';
import type { ScreenProps } from '../../../src/screens/screen';
import { testWords } from '../../../src/screens/testing/words';
import { WordsProvider } from '../../../src/ui/parts/words';
import { shipped } from '../shipped';

const settings = {
  brand: { name: 'Brand', phone: '0800 000 000', hours: 'Every day', email: 'help@example' },
  carbonOffset: true,
};
const { engine } = shipped();

/** What the shipped configuration shows of a journey's plans. */
export const shownOf = (journey: JourneyState, choice: ScreenChoice = {}) =>
  engine.screen(journey, 'results', choice);

/** What it shows of one of them. */
export const itemIn = (journey: JourneyState) => (item: JsonObject) =>
  engine.item(journey, 'results', item);

/** The real screen, or its band, over the shipped configuration: what is chosen on it narrows it down. */
export function drawResults(
  first: JourneyState,
  chosen: ScreenChoice = {},
  different: JsonObject = {},
  Drawn: ComponentType<ScreenProps> = ResultsScreen,
) {
  const events: JourneyEvent[] = [];
  const ways: string[] = [];
  const parameters: Readonly<Record<string, string>>[] = [];
  const choices: ScreenChoice[] = [];
  function Page({ given }: { readonly given: JourneyState }) {
    const journey = { ...given, settings: { ...settings, ...different } };
    const [choice, setChoice] = useState(chosen);
    return (
      <WordsProvider value={testWords(settings)}>
        <Drawn
          journey={journey}
          today={journey.today}
          shown={shownOf(journey, choice)}
          itemOf={itemIn(journey)}
          keptDays={30}
          read={() => null}
          lookAt={() => ({ shown: null, item: null })}
          choice={choice}
          onChoice={(next) => {
            choices.push(next);
            setChoice(next);
          }}
          onEvent={(event) => events.push(event)}
          navigate={(step, given = {}) => {
            ways.push(step);
            parameters.push(given);
          }}
          goBack={(step) => ways.push(step)}
        />
      </WordsProvider>
    );
  }
  const { rerender } = render(<Page given={first} />);
  return {
    events,
    ways,
    parameters,
    choices,
    become: (state: JourneyState) => rerender(<Page given={state} />),
  };
}
