import { useState, type ReactNode } from 'react';
import type { FieldView } from '../../../engine';
import { Icon } from '../../parts/icons';
import { useWords } from '../../parts/words';
import { pageLocale } from '../../parts/page-locale';
import { leaveGroup, useToday, type WidgetProps } from '../control';
import {
  daysIn,
  readDate,
  withPart,
  writeDate,
  writeMonth,
  yearsFor,
  type DateValue,
} from './date-value';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Name of a month in the language of the page. */
const monthName = (month: string, locale: string): string =>
  new Date(Date.UTC(2000, Number(month) - 1, 1)).toLocaleDateString(locale, {
    month: 'long',
    timeZone: 'UTC',
  });

/** A month of a year, in the language of the page; the year may not be known yet. */
const monthOf = ({ month, year }: DateValue, locale: string): string =>
  `${monthName(month, locale)} ${year}`.trim();

/**
 * Day, month and year as native selects: nothing can be typed wrong, and phones show a wheel. A day
 * that the month does not have is taken away, which is said.
 */
export function DateParts(props: WidgetProps) {
  const words = useWords();
  const date = readDate(props.view.value);
  const [isGone, setGone] = useState(false);
  return (
    <Parts
      {...props}
      names={['day', 'month', 'year']}
      onChoose={(name, text) => {
        const next = withPart(date, name, text);
        setGone(date.day !== '' && next.day === '' && name !== 'day');
        props.onAnswer(writeDate(next));
      }}
    >
      <p className="f-note" role="status">
        {isGone && date.day === '' && date.month !== ''
          ? words.plain('form.dayGone', { month: monthOf(date, pageLocale()), days: daysIn(date) })
          : ''}
      </p>
    </Parts>
  );
}

/** Month and year alone, in the same way. */
export function MonthParts(props: WidgetProps) {
  const date = readDate(props.view.value);
  return (
    <Parts
      {...props}
      names={['month', 'year']}
      onChoose={(name, text) => props.onAnswer(writeMonth({ ...date, [name]: text }))}
    />
  );
}

interface PartsProps extends WidgetProps {
  /** In the order in which they stand. */
  readonly names: readonly (keyof DateValue)[];
  readonly onChoose: (name: keyof DateValue, text: string) => void;
  readonly children?: ReactNode;
}

function Parts({ view, options, onLeave, names, onChoose, children }: PartsProps) {
  const words = useWords();
  const today = useToday();
  const locale = pageLocale();
  const date = readDate(view.value);
  const birthday = options.autocomplete === 'bday';
  const isPartial = names.some((name) => date[name] === '');
  const items = {
    day: upTo(daysIn(date)),
    month: upTo(12),
    year: yearsFor(today, options, date.year),
  };
  return (
    <div className="f-date" onBlur={leaveGroup(onLeave)}>
      {names.map((name, index) => (
        <DatePart
          key={name}
          id={index === 0 ? view.target : `${view.target}-${name}`}
          view={view}
          value={date[name]}
          name={words.plain(`form.${name}`)}
          items={items[name].map((value) => ({
            value,
            label: name === 'month' ? monthName(value, locale) : String(Number(value)),
          }))}
          autoComplete={birthday ? `bday-${name}` : 'off'}
          // With parts missing only those are marked; a whole date is wrong as a whole.
          invalid={view.error !== null && (date[name] === '' || !isPartial)}
          onChange={(text) => onChoose(name, text)}
        />
      ))}
      {children}
    </div>
  );
}

/** Two digits each, from 01. */
const upTo = (last: number): readonly string[] =>
  Array.from({ length: last }, (_, index) => twoDigits(index + 1));

interface DatePartProps {
  readonly id: string;
  readonly view: FieldView;
  readonly value: string;
  /** Its name, which also stands in it while it is empty. */
  readonly name: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
  readonly autoComplete: string;
  readonly invalid: boolean;
  readonly onChange: (value: string) => void;
}

/** One of the selects of a date. */
function DatePart(props: DatePartProps) {
  const { id, view, value, name, items, autoComplete, invalid, onChange } = props;
  return (
    <span className="f-control" data-disabled={view.disabled || undefined}>
      <select
        id={id}
        className="f-select f-figures"
        value={value}
        data-empty={value === '' || undefined}
        disabled={view.disabled}
        autoComplete={autoComplete}
        aria-label={name}
        aria-invalid={invalid || undefined}
        aria-required={view.required || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{name}</option>
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="f-chevron" />
    </span>
  );
}
