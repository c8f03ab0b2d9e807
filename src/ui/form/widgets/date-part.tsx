import type { FieldView } from '../../../engine';
import { Icon } from '../../page';

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
export function DatePart(props: DatePartProps) {
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
        aria-invalid={invalid}
        aria-required={view.required}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{name}</option>
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
      <span className="f-chevron">
        <Icon name="chevron" />
      </span>
    </span>
  );
}
