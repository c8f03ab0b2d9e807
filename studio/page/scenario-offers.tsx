import type { Offer, OfferedCall, Ticked } from '../model/scenario-draft';

interface ScenarioOffersProps {
  readonly offers: readonly Offer[];
  readonly calls: readonly OfferedCall[];
  readonly ticked: Ticked;
  readonly onTick: (ticked: Ticked) => void;
}

const groups = {
  page: 'Where the household is',
  asked: 'What is asked',
  said: 'What is said',
  known: 'What nobody sees',
} as const;

/** What became otherwise since the beginning: what is ticked is expected. */
export function ScenarioOffers({ offers, calls, ticked, onTick }: ScenarioOffersProps) {
  const tick = (key: string, to: boolean) =>
    onTick({ ...ticked, offers: withOr(ticked.offers, key, to) });
  const own = (about: Offer['about']) => offers.filter((offer) => offer.about === about);
  return (
    <fieldset className="offers">
      <legend>
        What must hold at the end{' '}
        <span className="quiet">what became otherwise; ticked is expected</span>
      </legend>
      {offers.length + calls.length === 0 && (
        <p className="quiet">Nothing became otherwise that could be expected.</p>
      )}
      {(['page', 'asked', 'said', 'known'] as const).map((about) => (
        <Group key={about} about={about} offers={own(about)} ticked={ticked.offers} onTick={tick} />
      ))}
      {calls.length > 0 && (
        <>
          <h4>What is sent</h4>
          <Tick
            words={`Just these calls: ${calls.map(({ words }) => words).join(', ')}`}
            isTicked={ticked.calls || ticked.bodies.size > 0}
            onTick={(to) =>
              onTick({ ...ticked, calls: to, bodies: to ? ticked.bodies : new Set() })
            }
          />
          {calls.map(({ words, body }, index) =>
            body === null ? null : (
              <div key={index}>
                <Tick
                  words={`The whole body of ${words}`}
                  isTicked={ticked.bodies.has(index)}
                  onTick={(to) => onTick({ ...ticked, bodies: withOr(ticked.bodies, index, to) })}
                />
                <details className="body">
                  <summary>See the body of {words}</summary>
                  <pre tabIndex={0}>{JSON.stringify(body, null, 2)}</pre>
                </details>
              </div>
            ),
          )}
        </>
      )}
    </fieldset>
  );
}

interface GroupProps {
  readonly about: Offer['about'];
  readonly offers: readonly Offer[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (key: string, to: boolean) => void;
}

/** What a person would look at first, and the rest behind a line. */
function Group({ about, offers, ticked, onTick }: GroupProps) {
  if (offers.length === 0) return null;
  const first = offers.filter(({ key, isUsual }) => isUsual || ticked.has(key));
  const rest = offers.filter((offer) => !first.includes(offer));
  const tick = ({ key, words }: Offer) => (
    <Tick key={key} words={words} isTicked={ticked.has(key)} onTick={(to) => onTick(key, to)} />
  );
  return (
    <>
      <h4>{groups[about]}</h4>
      {first.map(tick)}
      {rest.length > 0 && (
        <details>
          <summary>
            {rest.length} {first.length > 0 ? 'more' : 'that can be expected'}
          </summary>
          {rest.map(tick)}
        </details>
      )}
    </>
  );
}

interface TickProps {
  readonly words: string;
  readonly isTicked: boolean;
  readonly onTick: (to: boolean) => void;
}

const Tick = ({ words, isTicked, onTick }: TickProps) => (
  <label className="tick">
    <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
    <span>{words}</span>
  </label>
);

function withOr<Item>(set: ReadonlySet<Item>, item: Item, isIn: boolean): ReadonlySet<Item> {
  const next = new Set(set);
  if (isIn) next.add(item);
  else next.delete(item);
  return next;
}
