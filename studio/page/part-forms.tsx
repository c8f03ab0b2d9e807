import type { PartOf } from '../../src/journey';
import { isAskedFor, type PartSaid } from '../model/part-said';
import { sentenceOf } from '../model/question-said';
import { entriesOf } from '../model/said-entries';
import type { Manner } from '../model/said-form';
import type { QuestionPaneProps } from './question-pane';
import { SaidFormOf } from './said-form';
import type { SaidKit } from './said-widgets';

interface PartFormsProps extends Pick<QuestionPaneProps, 'hand' | 'draft'> {
  readonly saids: readonly PartSaid[];
  /** What its rules are said in; null for what is no part of the journey by itself. */
  readonly of: Pick<PartOf<'field'>, 'place'> | null;
  readonly kit?: Partial<SaidKit>;
  /** As each text reads, by its key. */
  readonly reads?: Readonly<Record<string, string>>;
}

/** What is said of a section, a step, a call and the like: each file that says it in a form. */
export function PartForms({ hand, draft, saids, of, kit = {}, reads = {} }: PartFormsProps) {
  return saids.map(({ title, said }, index) => {
    const isFirst = index === 0;
    const manner: Manner = {
      own: ({ name }) =>
        isFirst && kit.rules !== undefined && name in kit.rules
          ? { widget: 'x-studio-rule', isWhole: true }
          : null,
      hint: ({ name, raw }) => {
        const words = isFirst ? reads[name] : undefined;
        return words !== undefined && typeof raw === 'string' && /[{[]/.test(raw)
          ? `Reads “${words}”`
          : null;
      },
      sentence: ({ raw }) => (of === null ? null : sentenceOf(hand, of, raw)),
    };
    return (
      <section key={said.id} aria-label={title === '' ? undefined : title}>
        {title !== '' && <h3 className="said-title">{title}</h3>}
        <SaidFormOf
          forming={{ hand, manner }}
          said={said}
          entries={entriesOf(hand, draft, said).filter(isAskedFor)}
          draft={draft}
          kit={{ hand, draft, ...kit }}
        />
      </section>
    );
  });
}
