import { useMemo, useState } from 'react';
import {
  ComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  type Key,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { useWords } from '../../words';
import { describedBy, partIds } from '../described-by';
import { Icon } from '../../page';
import { isChosen, optionKey, valueByKey } from './choose';
import type { LoadedComboboxProps } from './combobox';
import { LockMark } from './lock-mark';
import { matchOptions, splitLabel } from './match-options';
import { useScrollKeepsList } from './use-scroll-keeps-list';

/** The combobox itself, by react-aria. What is typed is no answer until an option is chosen. */
export function LoadedCombobox(props: LoadedComboboxProps) {
  const { view, options, onAnswer, onLeave, typedEarly, focused } = props;
  const words = useWords();
  const listIs = useScrollKeepsList();
  const chosen = view.options?.find((option) => isChosen(view, option)) ?? null;
  const chosenLabel = chosen?.label ?? '';
  // null: the text is the chosen label, and the list is not filtered.
  const [typed, setTyped] = useState(typedEarly);
  const matches = useMemo(
    () => matchOptions(view.options ?? [], typed ?? ''),
    [view.options, typed],
  );
  const items = useMemo(
    () => matches.drawn.map((option) => ({ id: optionKey(option.value), option })),
    [matches],
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
    const value = valueByKey(view, String(key));
    if (value !== view.value) onAnswer(value);
  };
  const clear = () => {
    setTyped(null);
    onAnswer(null);
    document.getElementById(view.target)?.focus();
  };

  return (
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
      <Popover className="f-popover" offset={8}>
        <p className="f-list-count" role="status">
          {matches.found > 0
            ? words.plain('form.matches', {
                found: matches.found,
                total: matches.total,
                noun: options.noun ?? '',
              })
            : words.plain('form.noMatches', { typed: (typed ?? '').trim() })}
        </p>
        <ListBox className="f-list">
          {({ id, option }: (typeof items)[number]) => {
            const [before, match, after] = splitLabel(option.label, typed ?? '');
            return (
              <ListBoxItem
                id={id}
                className="f-list-item"
                textValue={option.label}
                isDisabled={option.unavailable}
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
  );
}
