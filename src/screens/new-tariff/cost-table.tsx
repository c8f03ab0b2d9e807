import { Fragment } from 'react';
import type { TableRowView } from '../../engine';
import { plain, RichText, useWords } from '../../ui/parts/words';
import { monthly } from '../saving/saving';
import type { NewPlan } from './new-plan';

/** Names stay while the figures are on their way. */
const expected = ['electricity', 'gas'] as const;

interface CostTableProps {
  readonly plan: NewPlan | null;
  /** What is paid once, with its words. */
  readonly once: readonly TableRowView[];
  /** What the name of words about a month ends with. */
  readonly month: string;
}

/** By fuel and together, by year and month (CUS-36, CUS-37), and what is paid once. */
export function CostTable({ plan, once, month }: CostTableProps) {
  const words = useWords();
  const nameOf = (fuel: string) =>
    fuel === 'combined' && plan !== null && plan.fuelTitle !== ''
      ? plan.fuelTitle
      : words.plain(`newTariff.fuel.${fuel}`);
  const lines = plan?.lines ?? expected.map((fuel) => ({ fuel, annual: null }));
  return (
    <table className="s-costs">
      <thead>
        <tr>
          <td />
          <th scope="col">{words.plain('newTariff.year')}</th>
          <th scope="col">{words.plain(`newTariff.month${month}`)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ fuel, annual }) => (
          <Line key={fuel} name={nameOf(fuel)} annual={annual} />
        ))}
      </tbody>
      <tfoot>
        <Line name={words.plain('newTariff.total')} annual={plan?.annual ?? null} />
        {once.map(({ label, hint, cells }, index) => (
          <Fragment key={index}>
            <tr className="s-costs__once">
              <th scope="row">
                <RichText text={label} />
              </th>
              <td>
                <RichText text={cells[0] ?? []} />
              </td>
              <td />
            </tr>
            {plain(hint) !== '' && (
              <tr className="s-costs__hint">
                <td colSpan={3}>
                  <RichText text={hint} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tfoot>
    </table>
  );
}

function Line({ name, annual }: { readonly name: string; readonly annual: number | null }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <Figure pounds={annual} />
      <Figure pounds={annual === null ? null : monthly(annual)} />
    </tr>
  );
}

function Figure({ pounds }: { readonly pounds: number | null }) {
  const words = useWords();
  return (
    <td>
      {pounds === null ? (
        <span className="skeleton s-bone s-bone--figure" />
      ) : (
        words.plain('newTariff.price', { amount: pounds })
      )}
    </td>
  );
}
