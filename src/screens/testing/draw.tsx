import { render } from '@testing-library/react';
import type { JourneyEvent, JourneyState } from '../../engine';
import { WordsProvider } from '../../ui/parts/words';
import type { Screen, ScreenProps } from '../screen';
import { testWords } from './words';

const settings = { brand: { phone: '0800 000 000', hours: 'Every day', email: 'help@example' } };

/** Draws a screen, and keeps what it says happened and where it leads. */
export function draw(
  Drawn: Screen,
  journey: JourneyState,
  today = '2026-11-21',
  show: Partial<Pick<ScreenProps, 'shown' | 'itemOf' | 'lookAt' | 'read'>> = {},
) {
  const events: JourneyEvent[] = [];
  const ways: string[] = [];
  const element = (state: JourneyState) => (
    <WordsProvider value={testWords(settings)}>
      <Drawn
        journey={state}
        choice={{}}
        onChoice={() => undefined}
        shown={null}
        itemOf={() => null}
        lookAt={() => ({ shown: null, item: null })}
        read={() => null}
        keptDays={30}
        {...show}
        today={today}
        onEvent={(event) => events.push(event)}
        navigate={(step) => ways.push(step)}
        goBack={(step) => ways.push(`back to ${step}`)}
      />
    </WordsProvider>
  );
  const { rerender } = render(element(journey));
  return { events, ways, become: (state: JourneyState) => rerender(element(state)) };
}
