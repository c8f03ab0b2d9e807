import { placeAt, readingsOf, type CompiledJourney, type PartOf } from '../../src/journey';
import { isWithin } from '../../src/rules';
import { written, type InHand } from '../model/in-hand';
import { pointerUnder } from '../model/edits';

interface GoesProps {
  readonly hand: InHand;
  readonly section: PartOf<'section'>;
  readonly field: PartOf<'field'>;
}

/** How it opens, where its answer goes and how long it stays. */
export function Goes({ hand, section, field }: GoesProps) {
  const { journey, teller, origins } = hand;
  const { path } = field.is;
  const opening = section.is.opens.find((each) => each.path === path);
  const rule =
    opening === undefined
      ? null
      : teller.sentence({
          rule: opening.value,
          role: 'value',
          place: placeAt(section.place, 'opens', path),
        });
  const sent = sentBy(journey, path);
  const kind = hand.sensitive[path];
  const stored = journey.persist.allow.some((each) => isWithin(path, each));
  const { file = '', pointer = '' } = origins.at(field.place) ?? {};
  const source = origins.at(field.place)?.source ?? [];
  const because = written(hand, file, pointerUnder(pointer, 'opens', 'because'));
  const rows: readonly (readonly [string, string])[] = [
    [
      'Opens',
      rule === null ? 'as it was left' : rule === 'nothing' ? 'neither ticked nor refused' : rule,
    ],
    ...(typeof because === 'string' ? [['Because', because] as const] : []),
    ['Sent by', sent.length === 0 ? 'no call of its own' : sent.join(', ')],
    ...(field.is.consent === undefined
      ? []
      : [['Receipt', 'text as shown, version and time'] as const]),
    ...(kind === undefined ? [] : [['Sensitive', kind] as const]),
    ['Device', stored ? `stored for ${String(journey.persist.days)} days` : 'never stored'],
    ['Clauses', source.length === 0 ? 'none named' : source.join(', ')],
  ];
  return (
    <>
      <h4 className="anchor">Opens, goes to, source</h4>
      <dl className="goes">
        {rows.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Calls whose body, address or query reads the answer itself. */
function sentBy(journey: CompiledJourney, path: string): readonly string[] {
  const names = readingsOf(journey).flatMap(({ part, isText, paths }) =>
    part.kind === 'call' && !isText && paths.some((each) => isWithin(each, path))
      ? [part.is.id]
      : [],
  );
  return [...new Set(names)];
}
