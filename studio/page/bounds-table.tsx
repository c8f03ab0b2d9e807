import { useState } from 'react';
import { editKey } from '../model/edits';
import { written, type InHand } from '../model/in-hand';
import { boundsInStep } from '../model/bounds-in-step';
import type { Bound } from '../model/question';
import { Icon } from './icons';
import { thousands } from './thousands';
import type { Draft } from './use-draft';

interface BoundsTableProps {
  readonly bounds: readonly Bound[];
  readonly hand: InHand;
  readonly draft: Draft;
}

/** Least and greatest number, by case where there are several; that of the household in hand is tinted. */
export function BoundsTable({ bounds, hand, draft }: BoundsTableProps) {
  if (bounds.length === 0) return null;
  return (
    <>
      <table className="bounds" aria-label="Bounds">
        <thead>
          <tr>
            <th scope="col">Case</th>
            <th scope="col">Least</th>
            <th scope="col">Greatest</th>
          </tr>
        </thead>
        <tbody>
          {bounds.map((bound) => (
            <tr key={bound.pointer} className={bound.isInForce ? 'in-force' : ''}>
              <th scope="row">
                {bound.label === '' ? 'always' : bound.label}
                {bound.isInForce && bound.label !== '' && (
                  <span className="quiet"> this household</span>
                )}
              </th>
              {(['least', 'greatest'] as const).map((which, index) => {
                const { file } = bound;
                const pointer = `${bound.pointer}/${String(index)}`;
                const raw = written(hand, file, pointer);
                const isChanged = draft.edits.some(
                  (edit) => editKey(edit) === editKey({ file, pointer }),
                );
                return (
                  <td key={which}>
                    <BoundField
                      name={`${which} ${bound.label}`}
                      value={typeof raw === 'number' ? raw : null}
                      isChanged={isChanged}
                      onChange={(value) => draft.edit({ file, pointer, was: raw, value })}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <InStep bounds={bounds} hand={hand} draft={draft} />
    </>
  );
}

/** A month and a quarter were left as they were beside a year. */
function InStep({ bounds, hand, draft }: BoundsTableProps) {
  const offered = boundsInStep(draft.project.files, hand.files, bounds);
  if (offered.length === 0) return null;
  const words = offered.map(({ label, value }) => `${label} ${thousands(value)}`);
  return (
    <p className="in-step" role="status">
      <Icon of="changed" /> The other cases stand as they stood before. In the same proportion they
      would be: {words.join(', ')}.{' '}
      <button
        type="button"
        className="link"
        onClick={() =>
          draft.editAll(
            offered.map(({ edit }) => edit),
            `Bounds in step: ${words.join(', ')}`,
          )
        }
      >
        Change {offered.length === 1 ? 'it' : 'them'}, too
      </button>
    </p>
  );
}

interface BoundFieldProps {
  readonly name: string;
  readonly value: number | null;
  readonly isChanged: boolean;
  readonly onChange: (value: number) => void;
}

/** What is typed stays as it is typed until the field is left: an emptied one is no number yet. */
function BoundField({ name, value, isChanged, onChange }: BoundFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="number"
      data-of-draft
      className={isChanged ? 'changed' : ''}
      aria-label={name}
      value={typed !== null && (typed === '' || Number(typed) === value) ? typed : (value ?? '')}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
      }}
    />
  );
}
