import { useContext, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  type Key,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import type { OptionView, Text } from '../../../engine';
import { Alert } from '../../parts/alert';
import { Icon } from '../../parts/icons';
import { plain, useWords, RichText } from '../../parts/words';
import { describedBy, partIds, isChosen, optionKey, valueByKey } from '../control';
import { keepPage, matchOptions, splitLabel, useListInPlace } from './combobox-list';
import type { LoadedComboboxProps } from './late-widgets';
import { LockMark } from './line-input';

/** No option has this key: keys of options are those of their values. */
const lastLine = 'list:none';

interface Item {
  readonly id: string;
  readonly label: string;
  /** null for the line that ends the list. */
  readonly option: OptionView | null;
}

/** react-aria closes its list when another option is chosen, which the last line is not. */
function CloseAfter({ times }: { readonly times: number }) {
  const state = useContext(ComboBoxStateContext);
  const close = useEffectEvent(() => state?.close());
  useEffect(() => {
    if (times > 0) close();
  }, [times]);
  return null;
}

/** Leaves the rest of the page to screen readers while the list is open. */
function PageStays() {
  const state = useContext(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  const close = useEffectEvent(() => state?.close());
  // Before react-aria hides it, which it does after the drawing.
  useLayoutEffect(() => (isOpen ? keepPage(() => close()) : undefined), [isOpen]);
  return null;
}

/** The combobox itself, by react-aria. What is typed is no answer until an option is chosen. */
export function LoadedCombobox(props: LoadedComboboxProps) {
  const { view, onAnswer, onLeave, typedEarly, focused } = props;
  const words = useWords();
  const listIs = useListInPlace();
  // How often the last line was chosen since an option was: 0 says nothing.
  const [misses, setMisses] = useState(0);
  const chosen = view.options?.find((option) => isChosen(view, option)) ?? null;
  const chosenLabel = chosen?.label ?? '';
  // null: the text is the chosen label, and the list is not filtered.
  const [typed, setTyped] = useState(typedEarly);
  const matches = useMemo(
    () => matchOptions(view.options ?? [], typed ?? ''),
    [view.options, typed],
  );
  const { unlisted } = view;
  const items = useMemo(
    (): readonly Item[] => [
      ...matches.drawn.map((option) => ({
        id: optionKey(option.value),
        label: option.label,
        option,
      })),
      ...(unlisted === null ? [] : [{ id: lastLine, label: plain(unlisted.label), option: null }]),
    ],
    [matches, unlisted],
  );
  const description = describedBy(view);

  const type = (text: string) => {
    setTyped(text === chosenLabel ? null : text);
    if (text === '' && view.value !== null) onAnswer(null);
  };
  const choose = (key: Key | null) => {
    setTyped(null);
    // react-aria reports null when a text that chose nothing is left.
    if (key === null) return;
    if (key === lastLine) {
      setMisses(misses + 1);
      if (view.value !== null) onAnswer(null);
      return;
    }
    setMisses(0);
    const value = valueByKey(view, String(key));
    if (value !== view.value) onAnswer(value);
  };
  const clear = () => {
    setTyped(null);
    onAnswer(null);
    document.getElementById(view.target)?.focus();
  };

  return (
    <>
      <ComboBox
        id={view.target}
        className="f-combobox"
        aria-labelledby={partIds(view.target).label}
        {...(description === undefined ? {} : { 'aria-describedby': description })}
        items={items}
        inputValue={typed ?? chosenLabel}
        value={chosen === null ? null : optionKey(chosen.value)}
        onInputChange={type}
        onChange={choose}
        onOpenChange={listIs}
        onBlur={() => {
          setTyped(null);
          onLeave();
        }}
        menuTrigger="focus"
        allowsEmptyCollection
        validationBehavior="aria"
        isInvalid={view.error !== null}
        isRequired={view.required}
        isDisabled={view.disabled}
        autoFocus={focused}
      >
        <Group className="f-control" data-disabled={view.disabled || undefined}>
          <span className="f-lead">
            <Icon name="search" />
          </span>
          <Input className="f-input" autoComplete="off" />
          {view.disabled ? (
            <LockMark />
          ) : (
            (typed ?? chosenLabel) !== '' && (
              <button
                type="button"
                className="f-clear"
                aria-label={words.plain('form.clear')}
                onClick={clear}
              >
                <Icon name="close" />
              </button>
            )
          )}
        </Group>
        <CloseAfter times={misses} />
        <PageStays />
        <Popover className="f-popover" offset={8}>
          <p className="f-list-count" role="status">
            {matches.found > 0
              ? words.plain('form.matches', {
                  found: matches.found,
                  total: matches.total,
                  noun: plain(view.noun),
                })
              : words.plain('form.noMatches', { typed: (typed ?? '').trim() })}
          </p>
          <ListBox className="f-list">
            {({ id, label, option }: Item) => {
              const [before, match, after] = splitLabel(
                label,
                option === null ? '' : (typed ?? ''),
              );
              return (
                <ListBoxItem
                  id={id}
                  className={`f-list-item ${option === null ? 'f-list-item--last' : ''}`}
                  textValue={label}
                  isDisabled={option?.unavailable ?? false}
                >
                  {before}
                  {match !== '' && <span className="f-match">{match}</span>}
                  {after}
                </ListBoxItem>
              );
            }}
          </ListBox>
          {matches.found > matches.drawn.length && (
            <p className="f-list-more">{words.plain('form.typeMore')}</p>
          )}
        </Popover>
      </ComboBox>
      {unlisted !== null && (
        <Unlisted said={misses > 0 && chosen === null ? unlisted.text : null} />
      )}
    </>
  );
}

/** What to do when the list has not what is wanted. The place is there before, so that it is read out when filled. */
export function Unlisted({ said }: { readonly said: Text | null }) {
  return (
    <div className="f-unlisted" role="status">
      {said !== null && (
        <Alert kind="information">
          <p>
            <RichText text={said} />
          </p>
        </Alert>
      )}
    </div>
  );
}
