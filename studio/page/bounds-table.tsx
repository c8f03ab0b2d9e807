import { editKey } from '../model/edits';
import { written, type InHand } from '../model/in-hand';
import type { Bound } from '../model/question';
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
      <h4 className="anchor">Bounds</h4>
      <table className="bounds">
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
                    <input
                      type="number"
                      data-of-draft
                      className={isChanged ? 'changed' : ''}
                      aria-label={`${which} ${bound.label}`}
                      value={typeof raw === 'number' ? raw : ''}
                      onChange={({ target }) => {
                        if (Number.isFinite(target.valueAsNumber))
                          draft.edit({ file, pointer, was: raw, value: target.valueAsNumber });
                      }}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
