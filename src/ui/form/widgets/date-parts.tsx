import { useState } from 'react';
import type { FieldView } from '../../../engine';
import { Icon } from '../../parts/icons';
import { useWords } from '../../parts/words';
import { pageLocale } from '../../parts/page-locale';
import { leaveGroup, useToday, type WidgetProps } from '../control';
import { daysIn, readDate, withPart, writeDate, yearsFor, type DateValue } from './date-value';

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
export function DateParts({ view, options, onAnswer, onLeave }: WidgetProps) {
  const words = useWords();
  const today = useToday();
  const locale = pageLocale();
  const date = readDate(view.value);
  const birthday = options.autocomplete === 'bday';
  const [isGone, setGone] = useState(false);
  const choose = (name: keyof DateValue, text: string): void => {
    const next = withPart(date, name, text);
    setGone(date.day !== '' && next.day === '' && name !== 'day');
    onAnswer(writeDate(next));
  };

  const part = (
    name: keyof DateValue,
    items: readonly string[],
    label: (item: string) => string,
  ) => (
    <DatePart
      id={name === 'day' ? view.target : `${view.target}-${name}`}
      view={view}
      value={date[name]}
      name={words.plain(`form.${name}`)}
      items={items.map((item) => ({ value: item, label: label(item) }))}
      autoComplete={birthday ? `bday-${name}` : 'off'}
      // With parts missing only those are marked; a whole date is wrong as a whole.
      invalid={view.error !== null && (date[name] === '' || !isPartial(date))}
      onChange={(text) => choose(name, text)}
    />
  );
  const days = Array.from({ length: daysIn(date) }, (_, index) => twoDigits(index + 1));
  const months = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1));
  return (
    <div className="f-date" onBlur={leaveGroup(onLeave)}>
      {part('day', days, (day) => String(Number(day)))}
      {part('month', months, (month) => monthName(month, locale))}
      {part('year', yearsFor(today, options, date.year), (year) => year)}
      <p className="f-note" role="status">
        {isGone && date.day === '' && date.month !== ''
          ? words.plain('form.dayGone', { month: monthOf(date, locale), days: daysIn(date) })
          : ''}
      </p>
    </div>
  );
}

const isPartial = (date: DateValue): boolean =>
  date.day === '' || date.month === '' || date.year === '';

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

/** One of the three selects of a date. */
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
