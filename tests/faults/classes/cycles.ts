import type { Json, JsonObject } from '../../../src/engine';
import type { FaultClass } from '../fault';
import { isObject, pointer, print } from '../places';
import { replaced } from '../rule-places';
import { kindOf } from '../source';

export const cycleClasses: readonly FaultClass[] = [
  replaced(
    'fact-cyclic',
    (rule) => kindOf(rule.file) === 'facts' && rule.path.length === 3,
    ({ rule, path }) => ({
      if: [{ isAnswered: { var: `facts.${String(path.at(-2))}` } }, rule, rule],
    }),
    'reads itself',
  ),
  {
    name: 'fact-cyclic-pair',
    group: 'other',
    candidates: (source) =>
      source.facts.flatMap(({ file, name }) => {
        const other = source.facts.find((fact) => fact.name !== name && fact.file === file);
        if (other === undefined) return [];
        const guarded = (read: string, of: string): Json => {
          const rule =
            source.places.find(
              ({ file: at, path }) => at === file && pointer(path) === `/facts/${of}/rule`,
            )?.value ?? null;
          return { if: [{ isAnswered: { var: `facts.${read}` } }, rule, rule] };
        };
        const once =
          source.edit(file, ['facts', name, 'rule'], guarded(other.name, name), '').edits[file] ??
          '';
        const document = JSON.parse(once) as JsonObject;
        const facts = isObject(document['facts']) ? document['facts'] : {};
        const twice = {
          ...document,
          facts: { ...facts, [other.name]: { rule: guarded(name, other.name) } },
        };
        return [
          {
            file,
            description: `${name} and ${other.name} read each other`,
            edits: { [file]: print(twice) },
          },
        ];
      }),
  },
  {
    name: 'relevance-cyclic',
    group: 'other',
    candidates: (source) =>
      source.fields.map(({ file, name, at }) =>
        source.edit(
          file,
          ['fields', name, 'relevant'],
          { isAnswered: { var: at } },
          `${name} counts only if it is answered already`,
        ),
      ),
  },
  {
    name: 'relevance-cyclic-pair',
    group: 'other',
    candidates: (source) =>
      source.fields.flatMap((field) => {
        const other = source.fields.find(({ file, at }) => file === field.file && at !== field.at);
        if (other === undefined) return [];
        const once =
          source.edit(
            field.file,
            ['fields', field.name, 'relevant'],
            { isAnswered: { var: other.at } },
            '',
          ).edits[field.file] ?? '';
        const document = JSON.parse(once) as JsonObject;
        const fields = isObject(document['fields']) ? document['fields'] : {};
        const of = isObject(fields[other.name]) ? fields[other.name] : {};
        const twice = {
          ...document,
          fields: {
            ...fields,
            [other.name]: {
              ...(isObject(of) ? of : {}),
              relevant: { isAnswered: { var: field.at } },
            },
          },
        };
        return [
          {
            file: field.file,
            description: `${field.name} and ${other.name} decide on each other`,
            edits: { [field.file]: print(twice) },
          },
        ];
      }),
  },
];
