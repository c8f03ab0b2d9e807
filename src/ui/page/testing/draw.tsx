import { act, render } from '@testing-library/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { JourneyEvent, StepView } from '../../../engine';
import type { JourneyAction } from '../commits/placed';
import { WordsProvider } from '../../parts/words';
import { StepPage } from '../step-page';
import { brand } from './views';
import { words } from '../../parts/testing/words';

export function draw(element: ReactElement) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WordsProvider value={words}>{children}</WordsProvider>
  );
  return render(element, { wrapper });
}

export const stages = [
  { name: 'First', href: '/first' },
  { name: 'Second', href: null },
  { name: 'Third', href: null },
];

/** A step page whose view answers to events by `next`; every event is kept in `events`, every
 * press about a commit in `acts`. `become` shows another view. */
export function drawStep(
  first: StepView,
  next: (event: JourneyEvent, view: StepView) => StepView = (_, view) => view,
) {
  const events: JourneyEvent[] = [];
  const acts: (readonly [string, JourneyAction])[] = [];
  let show: (view: StepView) => void = () => undefined;
  function Page() {
    const [view, setView] = useState(first);
    show = setView;
    return (
      <StepPage
        view={view}
        name="Your home"
        brand={brand}
        stages={stages}
        stage={1}
        scene="small"
        aside={['outline', 'assurances']}
        renderForm={({ id }) => <input id={`${id}-name`} aria-label={`Field of ${id}`} />}
        onEvent={(event) => {
          events.push(event);
          setView(next(event, view));
        }}
        onAct={(commit, action) => acts.push([commit, action])}
        onClear={() => undefined}
      />
    );
  }
  const drawn = draw(<Page />);
  return { events, acts, become: (view: StepView) => act(() => show(view)), ...drawn };
}
