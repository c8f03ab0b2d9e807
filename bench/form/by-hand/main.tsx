import { memo, useCallback, useEffect, useReducer, type Dispatch, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { fieldsPerSection } from '../../journey/source';
import { painted } from '../painted';

/**
 * The same fields and rules as a good React developer writes them for this form alone: each group
 * memoised, nothing but React, kept on the device as our page keeps it. What cannot be beaten by much.
 */
interface Group {
  readonly free: string;
  readonly asked: string;
  readonly extra: string;
  readonly amount: string;
  readonly unit: keyof typeof most;
  readonly reading: string;
  readonly way: string;
  readonly toggle: boolean;
}
interface Change {
  readonly index: number;
  readonly part: Partial<Group>;
}

const most = { a: 200_000, b: 16_600, c: 50_000 };
const filled: Group = {
  free: 'Something',
  asked: 'Anything',
  extra: 'More',
  amount: '12345',
  unit: 'a',
  reading: 'd',
  way: 'h',
  toggle: false,
};
const key = 'bench.by-hand';

const change = (groups: readonly Group[], { index, part }: Change): readonly Group[] =>
  groups.map((group, at) => (at === index ? { ...group, ...part } : group));

function Field({ id, title, error, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      {children}
      {error !== null && <p id={`${id}-error`}>{error}</p>}
    </div>
  );
}
interface FieldProps {
  readonly id: string;
  readonly title: string;
  readonly error: string | null;
  readonly children: ReactNode;
}

const GroupOfFields = memo(function GroupOfFields(props: GroupProps) {
  const { index, group, isAsked, dispatch } = props;
  const set = useCallback((part: Partial<Group>) => dispatch({ index, part }), [dispatch, index]);
  const id = (name: keyof Group) => `all-s${index}${name}`;
  const text = (name: 'free' | 'asked' | 'extra' | 'amount', error: string | null) => (
    <Field id={id(name)} title={`The ${name} of ${index}`} error={error}>
      <input
        id={id(name)}
        value={group[name]}
        aria-invalid={error !== null}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    </Field>
  );
  const choice = (name: 'unit' | 'reading', values: readonly string[]) => (
    <Field id={id(name)} title={`The ${name} of ${index}`} error={null}>
      <select
        id={id(name)}
        value={group[name]}
        onChange={({ target }) => set({ [name]: target.value })}
      >
        {values.map((value) => (
          <option key={value} value={value}>{`Choice ${value}`}</option>
        ))}
      </select>
    </Field>
  );
  const isTooMuch = Number(group.amount) > most[group.unit];
  return (
    <fieldset>
      {text('free', null)}
      {text('asked', isAsked && group.asked === '' ? 'It is required' : null)}
      {group.toggle && text('extra', null)}
      {text('amount', isTooMuch ? `1 to ${most[group.unit]}` : null)}
      {choice('unit', ['a', 'b', 'c'])}
      {!group.toggle && choice('reading', ['d', 'e', 'f', 'g'])}
      {['h', 'i', 'j'].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={id('way')}
            checked={group.way === value}
            onChange={() => set({ way: value })}
          />
          {`Choice ${value}`}
        </label>
      ))}
      <label>
        <input
          id={id('toggle')}
          type="checkbox"
          checked={group.toggle}
          onChange={({ target }) => set({ toggle: target.checked })}
        />
        {`The toggle of ${index}`}
      </label>
    </fieldset>
  );
});
interface GroupProps {
  readonly index: number;
  readonly group: Group;
  /** Whether the toggle of the group before requires one of its texts. */
  readonly isAsked: boolean;
  readonly dispatch: Dispatch<Change>;
}

function Form({ groups: first }: { readonly groups: readonly Group[] }) {
  const [groups, dispatch] = useReducer(change, first);
  useEffect(() => {
    const timer = setTimeout(
      () => requestIdleCallback(() => localStorage.setItem(key, JSON.stringify(groups))),
      300,
    );
    return () => clearTimeout(timer);
  }, [groups]);
  return (
    <div>
      {groups.map((group, index) => (
        <GroupOfFields
          key={index}
          index={index}
          group={group}
          isAsked={groups[index - 1]?.toggle === true}
          dispatch={dispatch}
        />
      ))}
    </div>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
const fields = Number(new URLSearchParams(location.search).get('fields'));

window.mountForm = () => {
  const groups = Array.from({ length: fields / fieldsPerSection }, () => filled);
  createRoot(root).render(<Form groups={groups} />);
  return painted();
};
if (new URLSearchParams(location.search).has('mount')) await window.mountForm();
