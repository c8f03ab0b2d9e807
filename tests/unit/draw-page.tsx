import { render } from '@testing-library/react';
import { useState } from 'react';
import { wordsOf } from '../../src/app/words-of';
import { SectionForm, TodayProvider } from '../../src/ui/form';
import { StepPage } from '../../src/ui/page';
import { WordsProvider } from '../../src/ui/parts/words';
import type { JourneyEvent } from '../../src/engine';
import { today, type Player } from './player';

const brand: Parameters<typeof StepPage>[0]['brand'] = {
  name: 'Brand',
  phone: { number: '0800 000 001', hours: 'Every day' },
  email: 'help@brand.example',
  footer: [],
  notice: null,
  disclaimers: [],
  assurances: {},
  graphics: {
    logo: 'l.svg',
    sceneTall: 't.svg',
    sceneSmall: 's.svg',
    sceneGrey: 'g.svg',
    grove: 'r.svg',
  },
  pictograms: {},
};

/** The real page over a household's journey, as the application draws it. */
export function drawPage(player: Player) {
  const { journey, engine } = player.shipped;
  const step = journey.steps.find(({ id }) => id === player.step);
  if (step === undefined) throw new Error(`The journey has no step ${player.step}.`);
  const words = wordsOf(
    () => journey.messages.texts,
    engine,
    () => player.state,
  );
  let redraw: () => void = () => undefined;
  const onEvent = (event: JourneyEvent) => {
    player.send(event);
    redraw();
  };
  function Page() {
    const [, setCount] = useState(0);
    redraw = () => setCount((count) => count + 1);
    return (
      <StepPage
        view={player.view}
        name={step?.name ?? ''}
        brand={brand}
        stages={journey.stages.map((name) => ({ name, href: null }))}
        stage={step?.stage ?? null}
        scene="none"
        aside={['outline']}
        renderForm={(section) => <SectionForm section={section} onEvent={onEvent} />}
        onEvent={onEvent}
        onAct={(commit, action) =>
          onEvent({ type: 'commitActed', commit, action, online: true, at: Date.parse(today) })
        }
        onClear={() => undefined}
      />
    );
  }
  return render(
    <WordsProvider value={words}>
      <TodayProvider value={today}>
        <Page />
      </TodayProvider>
    </WordsProvider>,
  );
}
