import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { JourneyEvent, Json, SectionView } from '../../../engine';
import english from '../../../compiler/defaults/en.json';
import texts from '../../../../journey-config/messages/en-GB/form.json';
import { asText, TodayProvider } from '../control';
import { WordsProvider, type Words } from '../../parts/words';
import { SectionForm } from '../section-form';

/** What the shipped journey does not say the language does. */
const templates: Readonly<Record<string, string | undefined>> = {
  ...english.texts,
  ...texts.texts,
};

const plainWords: Words['plain'] = (name, item = {}) => {
  const template = templates[name];
  if (template === undefined) throw new Error(`There is no text "${name}"`);
  return template.replace(/\{item\.(\w+)\}/g, (_, key: string) => asText(item[key] ?? null));
};
const words: Words = { plain: plainWords, text: (name, item) => [plainWords(name, item)] };

/** The section after an answer, as an engine without rules would show it. */
function answered(section: SectionView, field: string, value: Json): SectionView {
  const view = section.fields[field];
  if (view === undefined) throw new Error(`The section has no field "${field}"`);
  return { ...section, fields: { ...section.fields, [field]: { ...view, value } } };
}

const answersFor = (events: readonly JourneyEvent[], field: string): readonly Json[] =>
  events.flatMap((event) =>
    event.type === 'fieldAnswered' && event.field === field ? [event.value] : [],
  );

interface Given {
  readonly today?: string;
  /** What an answer is kept as, where the journey tidies it. */
  readonly keep?: (value: Json) => Json;
}

const same = (value: Json): Json => value;

/**
 * Draws a section whose answers stand as they are given. `change` lays something over the section
 * from outside, as a reaction of the journey would.
 */
export function drawSection(first: SectionView, { today = '2026-03-02', keep = same }: Given = {}) {
  const events: JourneyEvent[] = [];
  let current = first;
  let show: (section: SectionView) => void = () => undefined;
  const onEvent = (event: JourneyEvent) => {
    events.push(event);
    if (event.type !== 'fieldAnswered' || event.section !== current.id) return;
    current = answered(current, event.field, keep(event.value));
    show(current);
  };
  function Page() {
    const [section, setSection] = useState(first);
    show = setSection;
    return <SectionForm section={section} onEvent={onEvent} />;
  }
  const user = userEvent.setup();
  const drawn = render(
    <WordsProvider value={words}>
      <TodayProvider value={today}>
        <Page />
      </TodayProvider>
    </WordsProvider>,
  );
  return {
    ...drawn,
    user,
    events,
    /** What was handed up last for a field. */
    last: (field: string): Json | undefined => answersFor(events, field).at(-1),
    change: (section: SectionView) => {
      current = section;
      act(() => show(section));
    },
  };
}
