import type { JourneyState } from '../../engine';
import { useBrand } from '../../ui/page';
import { useWords } from '../../ui/words';
import { asNumber, asObject } from '../reading/reading';

/** What the household's gas makes of carbon dioxide a year (RES-33); its place from the first moment on. */
export function CarbonCard({ journey }: { readonly journey: JourneyState }) {
  const words = useWords();
  const brand = useBrand();
  const lookup = journey.lookups.carbon;
  const isReady = lookup?.status === 'ready';
  const kilos = isReady ? asNumber(asObject(lookup.data).carbonFootprint) : null;
  if (isReady && kilos === null) return null;
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
