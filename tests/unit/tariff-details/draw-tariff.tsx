import { render } from '@testing-library/react';
import type { JourneyEvent, JourneyState } from '../../../src/engine';
import type { ScreenProps } from '../../../src/screens';
import { PlanPrice, TariffEmblem, TariffScreen } from '../../../src/screens/tariff-details';
import { BackToPlans } from '../../../src/screens/back-to-plans';
import { testWords } from '../../../src/screens/testing/words';
import { type BrandChrome, BrandProvider } from '../../../src/ui/parts/brand';
import { brand } from '../../../src/ui/page/testing/views';
import { WordsProvider } from '../../../src/ui/parts/words';
import { shipped } from '../shipped';

const { engine } = shipped();

/** The page of a plan over the shipped configuration, with its band and its panel. */
export function drawTariff(first: JourneyState, different: Partial<BrandChrome> = {}) {
  const events: JourneyEvent[] = [];
  const ways: string[] = [];
  const element = (journey: JourneyState) => {
    const given: ScreenProps = {
      journey,
      today: journey.today,
      shown: engine.screen(journey, 'tariffDetails', {}),
      itemOf: (item) => engine.item(journey, 'tariffDetails', item),
      lookAt: () => ({ shown: null, item: null }),
      read: () => null,
      keptDays: 30,
      choice: {},
      onChoice: () => undefined,
      onEvent: (event) => events.push(event),
      navigate: (step) => ways.push(step),
      goBack: (step) => ways.push(`back to ${step}`),
    };
    return (
      <BrandProvider value={{ ...brand, ...different }}>
        <WordsProvider value={testWords()}>
          <header>
            <BackToPlans {...given} />
            <TariffEmblem {...given} />
          </header>
          <aside>
            <PlanPrice {...given} />
          </aside>
          <main>
            <TariffScreen {...given} />
          </main>
        </WordsProvider>
      </BrandProvider>
    );
  };
  const { rerender } = render(element(first));
  return { events, ways, become: (state: JourneyState) => rerender(element(state)) };
}
