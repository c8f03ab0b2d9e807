import type { JsonObject } from '../../engine';
import { useWords, type Words } from '../../ui/parts/words';
import { asList, asNumber, asObject, asText } from '../reading';
import { type ScreenProps, firstStep } from '../screen';
import { WorkedOut } from './figures';
import './results.css';

/** What the comparison rests on; on phones it stands under the first plan. */
export function ResultsBand(props: ScreenProps) {
  const words = useWords();
  return (
    <div className="s-band s-band--wide">
      {isWorkedOut(props) || <p className="p-band__lead">{words.plain('results.lead.loading')}</p>}
      <ComparedFor {...props} />
      {props.journey.lookups.results?.status === 'ready' && (
        <HowCompared shown={props.shown} level={2} />
      )}
    </div>
  );
}

/** How the figures of the comparison came about. */
export function HowCompared({
  shown,
  level,
}: Pick<ScreenProps, 'shown'> & { readonly level: 2 | 3 }) {
  return shown?.tables.map((table) => <WorkedOut key={table.id} table={table} level={level} />);
}

/** Until what is saved is known, too: what stands under the words does not move twice. */
function isWorkedOut({ journey, itemOf }: ScreenProps): boolean {
  const lookup = journey.lookups.results;
  if (lookup?.status !== 'ready') return lookup?.status === 'failed';
  const first = asObject(asList(asObject(lookup.data).plans)[0]);
  return itemOf(first)?.values.savingIs !== 'waiting';
}

/** Home, use and what is paid now, with the way to change them. */
export function ComparedFor({ journey, itemOf, navigate }: ScreenProps) {
  const words = useWords();
  const lookup = journey.lookups.results;
  // What is paid now is the same beside every plan.
  const first = lookup?.status === 'ready' ? asList(asObject(lookup.data).plans)[0] : undefined;
  const now = first === undefined ? null : asNumber(itemOf(asObject(first))?.values.now);
  const { answers } = journey;
  const tariffName = asText(asObject(answers.tariff).name);
  const facts = [
    {
      name: 'home',
      value: homeOf(asText(asObject(answers.address).text), asText(answers.postcode)),
    },
    { name: 'use', value: usageWords(answers, words) },
    {
      name: 'now',
      value:
        now === null
          ? ''
          : words.plain(tariffName === '' ? 'results.now' : 'results.nowFor', {
              amount: now,
              tariff: tariffName,
            }),
    },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <dl className="s-band__facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{words.plain(`results.fact.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="link-button s-band__link"
        onClick={() => navigate(firstStep)}
      >
        {words.plain('results.change')}
      </button>
    </>
  );
}

/** Address lists write the postcode into the line or leave it out. */
function homeOf(address: string, postcode: string): string {
  const squeezed = (text: string) => text.replaceAll(' ', '').toUpperCase();
  if (address === '' || squeezed(address).includes(squeezed(postcode))) return address || postcode;
  // The two halves of a postcode stay on one line.
  return `${address} ${postcode.replaceAll(' ', '\u00a0')}`.trim();
}

const fuels = [
  { name: 'gas', unless: 'electricity', at: 'gasUsage' },
  { name: 'electricity', unless: 'gas', at: 'electricityUsage' },
] as const;

/** What a household uses or spends, in its own figures: '11,500 kWh gas a year, …'. */
function usageWords(answers: JsonObject, words: Words): string {
  return fuels
    .flatMap(({ name, unless, at }) => {
      if (answers.compareFuel === unless) return [];
      const usage = asObject(answers[at]);
      const kind = usage.usageType === 0 ? 'spends' : 'uses';
      const amount = asNumber(kind === 'spends' ? usage.cost : usage.usage);
      if (amount === null) return [];
      const period = words.plain(`results.period.${asText(usage.usageUnit) || '1'}`);
      return [words.plain(`results.${kind}.${name}`, { amount, period })];
    })
    .join(', ');
}
