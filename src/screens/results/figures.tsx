import type { TableView } from '../../engine';
import { useBrand } from '../../ui/parts/brand';
import { Icon } from '../../ui/parts/icons';
import { useWords, plain, RichText } from '../../ui/parts/words';
import { LookupFailed } from '../parts';
import { asNumber, asObject } from '../reading';
import type { ScreenProps } from '../screen';
import './worked-out.css';

/** What the household's gas makes of carbon dioxide a year (RES-33); its place from the first moment on. */
export function CarbonCard({ journey, onEvent }: Pick<ScreenProps, 'journey' | 'onEvent'>) {
  const words = useWords();
  const brand = useBrand();
  const lookup = journey.lookups.carbon;
  const isReady = lookup?.status === 'ready';
  const kilos = isReady ? asNumber(asObject(lookup.data).carbonFootprint) : null;
  if (isReady && kilos === null) return null;
  if (lookup?.status === 'failed')
    return (
      <LookupFailed
        journey={journey}
        lookup="carbon"
        says="results.carbon.failed"
        onEvent={onEvent}
      />
    );
  return (
    <section className="s-carbon" aria-hidden={!isReady}>
      <p className="s-carbon__before">{words.plain('results.carbon.before')}</p>
      <h3 className="s-carbon__figure">
        {kilos === null ? (
          <span className="skeleton s-bone s-bone--figure" />
        ) : (
          words.plain('results.carbon.tons', { tons: (kilos / 1000).toFixed(2) })
        )}
      </h3>
      <p className="s-carbon__text">{words.plain('results.carbon.text')}</p>
      {brand !== null && (
        <img
          className="s-carbon__scene"
          src={brand.graphics.grove}
          alt=""
          width="208"
          height="80"
        />
      )}
    </section>
  );
}

interface WorkedOutProps {
  readonly table: TableView;
  /** Level of its headings. */
  readonly level: 2 | 3;
}

/** How the figures came about, for those who ask. */
export function WorkedOut({ table, level }: WorkedOutProps) {
  const Heading = `h${level}` as const;
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
            <Heading>
              <RichText text={group.title} />
            </Heading>
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
