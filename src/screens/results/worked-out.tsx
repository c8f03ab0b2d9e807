import type { TableView } from '../../engine';
import { Icon } from '../../ui/page';
import { plain, RichText } from '../../ui/words';
import './worked-out.css';

/** How the figures came about, for those who ask. */
export function WorkedOut({ table }: { readonly table: TableView }) {
  return (
    <details className="s-worked">
      <summary>
        <Icon name="info" />
        <span>
          <RichText text={table.title} />
        </span>
      </summary>
      <div className="s-worked__body">
        {plain(table.lead) !== '' && (
          <p>
            <RichText text={table.lead} />
          </p>
        )}
        {table.groups.map((group) => (
          <section key={group.id}>
            <h3>
              <RichText text={group.title} />
            </h3>
            <dl>
              {group.rows.map((row, index) => (
                <div key={index}>
                  <dt>
                    <RichText text={row.label} />
                  </dt>
                  <dd>
                    {row.cells.map((cell, column) => (
                      <RichText key={column} text={cell} />
                    ))}
                    {plain(row.hint) !== '' && (
                      <span className="s-worked__hint">
                        <RichText text={row.hint} />
                      </span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </details>
  );
}
