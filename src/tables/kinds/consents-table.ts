import type { Json } from '../../engine';
import {
  allOf,
  type CompiledField,
  type CompiledJourney,
  type CompiledSection,
  questionKey,
} from '../../journey';
import { decide } from '../columns/decide';
import { variantWays } from '../columns/variant-ways';
import { all } from '../partial/boolean';
import { holds } from '../partial/simplify';
import type { Cell, Group, Table } from '../table';
import { textWords, type RuleWords } from '../words';

/** Which consents each variant of a section asks for. */
export function consentsTable(journey: CompiledJourney, words: RuleWords): Table {
  const sections = allOf(journey, 'section').map(({ is }) => is);
  const varied = sections.filter(({ variant }) => variant !== null);
  const names = [...new Set(varied.flatMap(({ variant }) => variant?.name ?? []))];
  return {
    title: 'Which consents are asked for, by variant',
    notes: [
      'must be accepted: only yes will do. must be answered: yes or no. asked: may be left alone.',
      'Where it depends, a cell says when; what it depends on is asked in the same journey.',
    ],
    corner: 'Consent',
    columns: names.map((name) => ({ title: name, note: idsOf(varied, name) })),
    groups: [...new Set(varied.map(({ id }) => id))].map((id): Group => {
      const variants = varied.filter((section) => section.id === id);
      const consents = new Map(
        variants.flatMap(({ fields }) =>
          fields.filter(isConsent).map((field) => [field.name, field] as const),
        ),
      );
      const [first] = variants;
      return {
        title: `${first === undefined ? id : textWords(first.title)} (${id})`,
        rows: [...consents.values()].map(({ name, subject }) => ({
          title: subject,
          name: questionKey(id, name),
          cells: names.map((variant) => {
            const section = variants.find((each) => each.variant?.name === variant);
            const field = section?.fields.find((each) => each.name === name);
            return section === undefined || field === undefined || !isConsent(field)
              ? absent
              : consentCell(journey, section, field, words);
          }),
        })),
      };
    }),
  };
}

const absent: Cell = { kind: 'absent', text: 'not asked' };
const isConsent = ({ type, mustAccept }: CompiledField): boolean =>
  type === 'boolean' || mustAccept;

function idsOf(sections: readonly CompiledSection[], name: string): string {
  const variant = sections.find((section) => section.variant?.name === name)?.variant;
  if (variant == null) return '';
  return variant.isDefault ? 'all others' : variant.ids.join(', ');
}

function consentCell(
  journey: CompiledJourney,
  section: CompiledSection,
  field: CompiledField,
  words: RuleWords,
): Cell {
  const ways = variantWays(journey, section);
  const asked = decide(ways, ({ known }) =>
    all([holds(field.relevant, known), holds(field.visible, known)]),
  );
  if (asked === false) return absent;
  const required = decide(ways, ({ known }) =>
    all([holds(field.relevant, known), holds(field.visible, known), holds(field.required, known)]),
  );
  const must = field.mustAccept ? 'must be accepted' : 'must be answered';
  const preset = presetOf(section, field);
  const before = preset === null ? '' : `; pre-set to ${preset}`;
  const when = asked === true ? '' : ` when ${words(asked)}`;
  if (required === false) return { kind: 'never', text: `asked${when}${before}` };
  if (required === true) return { kind: 'always', text: `${must}${before}` };
  const needed = `${must} when ${words(required)}`;
  const same = JSON.stringify(required) === JSON.stringify(asked);
  return { kind: 'when', text: `${same ? needed : `asked${when}; ${needed}`}${before}` };
}

/** What it stands as before anybody answers: from the start, or when the section is entered. */
function presetOf({ reactions }: CompiledSection, { initial, path }: CompiledField): string | null {
  const set = reactions
    .filter(({ on }) => on.kind === 'entered')
    .flatMap(({ when, changes }) =>
      changes
        .filter((change) => Object.hasOwn(change.set, path))
        .map((change) => ({
          value: change.set[path] ?? null,
          sure: when === true && change.when === true,
        })),
    )
    .at(-1);
  if (set === undefined) return initial === null ? null : yesNo(initial);
  if (typeof set.value === 'object' && set.value !== null) return 'what is known already';
  if (set.value === null) return null;
  return set.sure ? yesNo(set.value) : `${yesNo(set.value)} in some cases`;
}

const yesNo = (value: Json): string =>
  value === true ? 'yes' : value === false ? 'no' : JSON.stringify(value);
