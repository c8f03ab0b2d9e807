import { placeAt, ruleOf, type PartOf } from '../../journey';
import type { Finding } from '../explanation';
import { finding, withReason, type Kit } from '../kit';
import { sectionShown } from './section-shown';

/** A notice of a section. */
export function explainContent(
  kit: Kit,
  section: PartOf<'section'>,
  content: PartOf<'content'>,
): readonly Finding[] {
  const whole = sectionShown(kit, section);
  const own = kit.judge('when', ruleOf(content, 'when'), (holds, reason) =>
    withReason(holds ? 'it is to be said' : 'it is not to be said', reason),
  );
  const gates = [{ ...whole, about: 'section' }, own];
  const closed = gates.find(({ holds }) => holds === false);
  const inSection = closed === gates[0] ? 'its section is ' : '';
  return [
    finding(
      'shown',
      closed === undefined,
      closed === undefined ? 'shown' : `not shown: ${inSection}${closed.says}`,
      {
        origin: closed?.origin ?? null,
        beneath: gates,
      },
    ),
    finding('says', null, `“${kit.text(content.is.text)}”`, {
      origin: kit.origin(placeAt(content.place, 'text')),
    }),
  ];
}
