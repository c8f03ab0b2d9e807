import { useId } from 'react';
import { wordsOf, type Json } from '../../src/rules';
import { optionValues, type NewOption, type NewQuestion } from '../model/new-question';
import { Icon } from './icons';

interface AddOptionsProps {
  readonly question: NewQuestion;
  /** They are yes and no. */
  readonly isBoolean: boolean;
  /** All that the partner takes, where it says so. */
  readonly values: readonly Json[] | null;
  readonly onChange: (options: readonly NewOption[]) => void;
}

/** What somebody can choose, and what is stored for it. */
export function AddOptions({ question, isBoolean, values, onChange }: AddOptionsProps) {
  const id = useId();
  const { options } = question;
  const stored = optionValues(question);
  const change = (index: number, other: Partial<NewOption>) =>
    onChange(options.map((each, at) => (at === index ? { ...each, ...other } : each)));
  return (
    <fieldset className="add-options">
      <legend>Options</legend>
      {options.map(({ label, value }, index) => (
        <div className="add-option" key={`${id}-${String(index)}`}>
          <input
            aria-label={`Option ${String(index + 1)}`}
            placeholder="What a household reads"
            autoComplete="off"
            value={label}
            onChange={(event) => change(index, { label: event.target.value })}
          />
          <input
            className="code"
            aria-label={`Value of option ${String(index + 1)}`}
            autoComplete="off"
            readOnly={isBoolean}
            list={values === null ? undefined : `${id}-values`}
            placeholder={stored[index] ?? ''}
            value={value ?? (label === '' ? '' : (stored[index] ?? ''))}
            onChange={(event) => change(index, { value: event.target.value })}
          />
          {!isBoolean && (
            <button
              type="button"
              className="button"
              aria-label={`Take option ${String(index + 1)} away`}
              disabled={options.length <= 2}
              onClick={() => onChange(options.filter((_, at) => at !== index))}
            >
              <Icon of="false" />
            </button>
          )}
        </div>
      ))}
      {values !== null && (
        <datalist id={`${id}-values`}>
          {values.map((each) => (
            <option key={wordsOf(each)} value={wordsOf(each)} />
          ))}
        </datalist>
      )}
      {!isBoolean && (
        <button
          type="button"
          className="button"
          onClick={() => onChange([...options, { label: '', value: null }])}
        >
          <Icon of="add" /> Another option
        </button>
      )}
      <p className="about">
        {values === null
          ? 'At the right stands what is stored and sent.'
          : `At the right stands what is sent. The partner takes: ${values.map(wordsOf).join(', ')}.`}
      </p>
    </fieldset>
  );
}
