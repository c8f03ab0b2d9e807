import type { CompiledContent, CompiledSection } from '../../journey';
import type { Finding } from '../explanation';
import { finding, sectionPlace, withReason, type Kit } from '../kit';
import { sectionShown } from './section-shown';

/** A notice of a section. */
export function explainContent(
  kit: Kit,
  section: CompiledSection,
  content: CompiledContent,
): readonly Finding[] {
  const place = `${sectionPlace(section)}/content:${content.id}`;
  const whole = sectionShown(kit, section);
  const own = kit.judge('when', content.when, `${place}/when`, (holds, reason) =>
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
    finding('says', null, `“${kit.text(content.text)}”`, { origin: kit.origin(`${place}/text`) }),
  ];
}
