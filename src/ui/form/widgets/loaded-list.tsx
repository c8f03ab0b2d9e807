import { useCallback, useRef, useState } from 'react';
import type { JourneyEvent, ListView } from '../../../engine';
import { Icon } from '../../parts/icons';
import { plain, RichText, useWords } from '../../parts/words';
import { partIds, useSection, useSend, type WidgetProps } from '../control';
import { ListDraft, ListItem } from './list-item';
import { usePlaces } from './list-place';
import { useListFocus } from './use-list-focus';
import './list.css';

/** The items as cards; one at a time is asked for in place, by a form of its own. */
export function LoadedList({ view }: WidgetProps) {
  return view.list === null ? null : (
    <Items list={view.list} field={view.name} target={view.target} locked={view.disabled} />
  );
}

interface ItemsProps {
  readonly list: ListView;
  readonly field: string;
  readonly target: string;
  readonly locked: boolean;
}

function Items({ list, field, target, locked }: ItemsProps) {
  const words = useWords();
  const send = useSend();
  const section = useSection();
  const [asked, setAsked] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLParagraphElement>(null);
  const { around, inside } = usePlaces(list);
  // Written past React: what is said is an event, and no part of what the page shows.
  const say = (text: string) => {
    if (region.current !== null)
      region.current.textContent = around.text === '' ? text : `${around.text}. ${text}`;
  };
  const after = useListFocus({ list, target, box, say });
  const { draft, items } = list;
  const busy = locked || draft !== null;

  const open = (index: number | null) => {
    setAsked(null);
    after({ kind: 'opened' });
    send({ type: 'itemOpened', section, field, index });
  };
  const remove = (index: number) => {
    setAsked(null);
    after({ kind: 'removed', index, summary: plain(items[index]?.summary ?? []) });
    send({ type: 'itemRemoved', section, field, index });
  };
  const save = useCallback(() => {
    after({ kind: 'saved' });
    send({ type: 'itemSaved', section, field });
  }, [after, send, section, field]);
  const dismiss = () => {
    after({ kind: 'dismissed' });
    send({ type: 'itemDismissed', section, field });
  };
  // Enter in a field of the draft means its own button, not the section around it.
  const onDraft = useCallback(
    (event: JourneyEvent) => (event.type === 'sectionContinued' ? save() : send(event)),
    [save, send],
  );
  const form = draft !== null && (
    <ListDraft
      draft={draft}
      place={inside}
      target={target}
      words={list.words}
      {...{ onEvent: onDraft, onSave: save, onDismiss: dismiss }}
    />
  );

  return (
    <div className="f-list-field" ref={box}>
      {items.length > 0 && (
        <ul className="f-items" aria-labelledby={partIds(target).label}>
          {items.map((item) => (
            <li key={item.index} data-item={item.index} tabIndex={-1}>
              {draft !== null && list.editing === item.index ? (
                form
              ) : (
                <ListItem
                  summary={item.summary}
                  words={list.words}
                  locked={busy}
                  asked={asked === item.index}
                  onChange={() => open(item.index)}
                  onAsk={() => {
                    after({ kind: 'asked' });
                    setAsked(item.index);
                  }}
                  onKeep={() => {
                    after({ kind: 'kept', index: item.index });
                    setAsked(null);
                  }}
                  onRemove={() => remove(item.index)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {list.editing === null && form}
      {list.canAdd && !locked && (
        <button
          type="button"
          id={target}
          className="button button--second f-list-add"
          onClick={() => open(null)}
        >
          <Icon name="plus" />
          <RichText text={list.words.add} />
        </button>
      )}
      {!list.canAdd && draft === null && (
        <p id={target} className="f-note" tabIndex={-1}>
          {words.plain('form.listFull', { max: list.max })}
        </p>
      )}
      <p className="visually-hidden" role="status" ref={region} />
    </div>
  );
}
