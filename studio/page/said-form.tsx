import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { JourneyEvent } from '../../src/engine';
import { questionKey } from '../../src/journey';
import { SectionForm } from '../../src/ui/form';
import { WordsProvider } from '../../src/ui/parts/words';
import { pointerUnder, type Edit } from '../model/edits';
import type { Said, SaidEntry } from '../model/said-entries';
import { editsGivenUp, listEdited, saidEdit } from '../model/said-edits';
import {
  formOf,
  placeKey,
  withHead,
  type Forming,
  type OpenItems,
  type SaidForm,
} from '../model/said-form';
import { asWritten, blankOf, itemsOf } from '../model/said-values';
import { SaidProvider, type SaidKit } from './said-widgets';
import { saidWords } from './said-words';
import type { Draft } from './use-draft';

interface SaidFormProps {
  readonly forming: Omit<Forming, 'open' | 'draft'>;
  readonly said: Said;
  readonly entries: readonly SaidEntry[];
  readonly draft: Draft;
  /** What the studio's own widgets need. */
  readonly kit?: Partial<SaidKit>;
  /** What comes of an edit beside it. */
  readonly withEdit?: (edit: Edit) => readonly Edit[];
}

const alone = (edit: Edit): readonly Edit[] => [edit];

/**
 * Everything that can be said of something, drawn by the renderer of the journey from its meta-schema. What
 * is said, or usually is, stands there; all else is below, once somebody asks for it.
 */
export function SaidFormOf(props: SaidFormProps) {
  const { forming, said, entries, draft, kit = {}, withEdit = alone } = props;
  const [open, setOpen] = useState<OpenItems>({});
  // What is said first while it is on view stays where it is.
  const [folded] = useState(() => new Set(entries.filter(isFolded).map(({ name }) => name)));
  const [isMore, setMore] = useState(false);
  const whole = { ...forming, draft, open };
  const shown = withHead(
    formOf(
      whole,
      said,
      entries.filter(({ name }) => !folded.has(name)),
    ),
    whole,
    said,
    entries,
  );
  const hidden = entries.filter(({ name }) => folded.has(name));
  const more = formOf(whole, { ...said, id: `${said.id}-more` }, isMore ? hidden : []);
  const isWrong = hidden.some(({ error }) => error !== null);
  const onEvent = useEvents({
    draft,
    forms: [shown, more],
    withEdit,
    setOpen,
    given: useGiven(),
  });
  const views = new Map([shown, more].flatMap(entriesByKey));
  return (
    <SaidProvider value={{ ...kit, entries: views }}>
      <WordsProvider value={saidWords}>
        <div className="said">
          <Steady form={shown} onEvent={onEvent} />
          {hidden.length > 0 && (
            <details
              open={isMore || isWrong}
              onToggle={(event) => setMore(event.currentTarget.open)}
            >
              <summary>
                More that can be said <span className="count">{hidden.length}</span>
              </summary>
              {isMore && <Steady form={more} onEvent={onEvent} />}
            </details>
          )}
        </div>
      </WordsProvider>
    </SaidProvider>
  );
}

const isFolded = ({ isUsual, raw, draws, error }: SaidEntry): boolean =>
  raw === null && error === null && (!isUsual || draws === 'json');

function entriesByKey({
  section,
  entries,
  inner,
}: SaidForm): readonly (readonly [string, SaidEntry])[] {
  return [
    ...entries.map((entry) => [questionKey(section.id, entry.name), entry] as const),
    ...inner.flatMap(entriesByKey),
  ];
}

/** What the renderer lays out stays the same object while it says the same. */
function Steady({
  form,
  onEvent,
}: {
  readonly form: SaidForm;
  readonly onEvent: (event: JourneyEvent) => void;
}) {
  const { section } = form;
  const laid = JSON.stringify([section.schema, section.uiSchema]);
  const [schema, uiSchema] = useMemo(
    () => JSON.parse(laid) as [typeof section.schema, typeof section.uiSchema],
    [laid],
  );
  return <SectionForm section={{ ...section, schema, uiSchema }} onEvent={onEvent} />;
}

/** What was edited when an item was opened, by the place of its list. */
const useGiven = () => useRef(new Map<string, readonly Edit[]>());

interface Handling {
  readonly draft: Draft;
  readonly forms: readonly SaidForm[];
  readonly withEdit: (edit: Edit) => readonly Edit[];
  readonly setOpen: (change: (open: OpenItems) => OpenItems) => void;
  readonly given: ReturnType<typeof useGiven>;
}

/** What somebody does in the form, as edits of the draft. Its identity stays. */
function useEvents(handling: Handling): (event: JourneyEvent) => void {
  const latest = useRef(handling);
  useEffect(() => {
    latest.current = handling;
  });
  return useCallback((event: JourneyEvent) => handle(latest.current, event), []);
}

function handle({ draft, forms, withEdit, setOpen, given }: Handling, event: JourneyEvent): void {
  if (!('section' in event) || !('field' in event)) return;
  const entry = entryOf(forms, questionKey(event.section, event.field));
  const { hand, edits, project } = draft;
  if (entry === undefined || hand === null) return;
  const key = placeKey(entry);
  const close = (): void => setOpen((open) => without(open, key));
  const list = (items: typeof entry.raw, words: string): void => {
    draft.replace(listEdited(project.files, edits, entry, items), words);
  };
  if (event.type === 'fieldAnswered') {
    const edit = saidEdit(hand, edits, entry, asWritten(entry, event.value), entry.top);
    draft.editAll(withEdit(edit));
  } else if (event.type === 'itemOpened') {
    const items = itemsOf(entry.raw);
    const index = event.index ?? items.length;
    given.current.set(key, edits);
    if (event.index === null && entry.item !== null)
      list([...items.map(([, item]) => item), blankOf(entry.item)], `One more in “${entry.title}”`);
    setOpen((open) => ({ ...open, [key]: items[index]?.[0] ?? String(index) }));
  } else if (event.type === 'itemSaved') close();
  else if (event.type === 'itemDismissed') {
    const before = given.current.get(key) ?? edits;
    draft.replace(editsGivenUp(before, edits, entry), `“${entry.title}”: taken back`);
    close();
  } else if (event.type === 'itemRemoved') {
    const [gone = ''] = itemsOf(entry.raw)[event.index] ?? [];
    if (Array.isArray(entry.raw))
      list(
        itemsOf(entry.raw).flatMap(([own, item]) => (own === gone ? [] : [item])),
        `One less in “${entry.title}”`,
      );
    else
      draft.edit(
        saidEdit(
          hand,
          edits,
          { file: entry.file, pointer: pointerUnder(entry.pointer, gone) },
          null,
          entry.top,
        ),
      );
  }
}

const without = (open: OpenItems, key: string): OpenItems =>
  Object.fromEntries(Object.entries(open).filter(([name]) => name !== key));

const entryOf = (forms: readonly SaidForm[], key: string): SaidEntry | undefined =>
  new Map(forms.flatMap(entriesByKey)).get(key);
