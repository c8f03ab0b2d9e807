import type { Json } from '../../../src/engine';
import type { Candidate, FaultClass, FaultGroup } from '../fault';
import { isObject, objectAt, print, put, valueAt, word } from '../places';
import type { FileKind, Source } from '../source';

const edits = (
  name: string,
  group: FaultGroup,
  candidates: (source: Source) => readonly Candidate[],
): FaultClass => ({
  name,
  group,
  candidates,
});

/** A copy under another name and id, which nothing names. */
const copies = (name: string, group: FaultGroup, kinds: readonly FileKind[]): FaultClass =>
  edits(name, group, (source) =>
    kinds.flatMap((kind) =>
      source.of(kind).map((file) => {
        const copy = file.replace(/\.json$/, '-copy.json');
        const document = put(source.documents.get(file) ?? null, ['id'], 'copyOfAnother');
        return {
          file: copy,
          description: `a copy of ${file} that nothing uses`,
          edits: { [copy]: print(document) },
        };
      }),
    ),
  );
const removed = (name: string, group: FaultGroup, kinds: readonly FileKind[]): FaultClass =>
  edits(name, group, (source) =>
    kinds.flatMap((kind) =>
      source.of(kind).map((file) => ({
        file,
        description: 'the file is gone',
        edits: { [file]: null },
        names: namesIn(source, file),
      })),
    ),
  );
/** By what a finding elsewhere can name a file that is gone. */
const namesIn = (source: Source, file: string): readonly string[] => {
  const document = source.documents.get(file);
  const [folder = '', name = ''] = file.replace('.json', '').split('/').slice(-2);
  const id = valueAt(document, ['id']);
  return [
    name === 'step' ? folder : name,
    ...(typeof id === 'string' ? [id] : []),
    ...Object.keys(objectAt(document, 'facts')),
    ...Object.keys(objectAt(document, 'records')),
    file,
  ].filter((word) => word !== '');
};
const directories = (
  source: Source,
): readonly { readonly file: string; readonly document: Json }[] =>
  source.of('directory').map((file) => ({ file, document: source.documents.get(file) ?? null }));

export const fileClasses: readonly FaultClass[] = [
  removed('file-gone', 'dangling', [
    'section',
    'step',
    'call',
    'bundle',
    'sequence',
    'tracking',
    'facts',
    'messages',
  ]),
  removed('variant-gone', 'unmapped', ['variant']),
  copies('variant-unmapped', 'unmapped', ['variant']),
  edits('variant-not-there', 'unmapped', (source) =>
    directories(source).flatMap(({ file, document }) => [
      source.edit(
        file,
        ['entries', '9999'],
        { variant: 'nobody' },
        'a supplier has a variant that is not there',
      ),
      ...Object.keys(objectAt(document, 'entries')).map((id) =>
        source.edit(
          file,
          ['entries', id, 'variant'],
          'nobody',
          `supplier ${id} has a variant that is not there`,
        ),
      ),
    ]),
  ),
  edits('variant-default-not-there', 'unmapped', (source) =>
    directories(source).map(({ file }) =>
      source.edit(file, ['otherwise', 'variant'], 'nobody', 'the default variant is not there'),
    ),
  ),
  edits('variant-left', 'unmapped', (source) =>
    directories(source).flatMap(({ file, document }) =>
      Object.entries(objectAt(document, 'entries')).flatMap(([id, entry]) => {
        const variant = valueAt(entry, ['variant']);
        const used =
          valueAt(document, ['otherwise', 'variant']) === variant ||
          Object.entries(objectAt(document, 'entries')).some(
            ([one, other]) => one !== id && valueAt(other, ['variant']) === variant,
          );
        return used
          ? []
          : [
              source.edit(
                file,
                ['entries', id],
                undefined,
                `no supplier has ${word(variant)} any more`,
                [`suppliers/${word(variant)}.json`],
              ),
            ];
      }),
    ),
  ),
  copies('file-unused', 'other', ['section', 'call', 'bundle', 'sequence']),
  edits('file-unread', 'other', (source) =>
    [...source.of('section'), ...source.of('call'), ...source.of('facts')].map((file) => {
      const path = `notes/${file.split('/').at(-1) ?? ''}`;
      return {
        file: path,
        description: 'a file stands where nothing reads it',
        edits: { [path]: source.files.get(file) ?? '' },
      };
    }),
  ),
  edits('section-left-out', 'other', (source) =>
    source.places.flatMap(({ file, path, value }) =>
      path[0] === 'sections' && path.length === 2 && source.of('step').includes(file)
        ? [
            source.edit(
              file,
              path,
              undefined,
              `the section ${word(value)} is not listed any more`,
              [file.replace('step.json', `${word(value)}.json`)],
            ),
          ]
        : [],
    ),
  ),
  edits('step-left-out', 'other', (source) =>
    source.places.flatMap(({ file, path, value }) =>
      file === 'journey.json' && path[0] === 'steps' && path.length === 2
        ? [
            source.edit(file, path, undefined, `the step ${word(value)} is not listed any more`, [
              `steps/${word(value)}/step.json`,
            ]),
          ]
        : [],
    ),
  ),
  edits('fact-unused', 'other', (source) =>
    source
      .of('facts')
      .map((file) =>
        source.edit(
          file,
          ['facts', 'nobodyReadsMe'],
          { rule: { '===': [1, 1] } },
          'a fact that nothing reads',
        ),
      ),
  ),
  edits('fact-twice', 'other', (source) =>
    source.of('facts').flatMap((file) => {
      const other = source.facts.find((fact) => fact.file !== file);
      return other === undefined
        ? []
        : [
            source.edit(
              file,
              ['facts', other.name],
              { rule: { '===': [1, 1] } },
              `the fact ${other.name} is in two files`,
              [other.file],
            ),
          ];
    }),
  ),
  edits('group-unused', 'other', (source) =>
    source.places.flatMap(({ file, path }) =>
      path.at(-1) === 'groups' && path.length === 1 && source.of('section').includes(file)
        ? [
            source.edit(
              file,
              ['groups', 'nobodyStandsHere'],
              { title: 'Left over' },
              'a group that no question stands in',
            ),
          ]
        : [],
    ),
  ),
  edits('message-unused', 'other', (source) =>
    source
      .of('messages')
      .map((file) =>
        source.edit(
          file,
          ['rules', 'nobodyBreaksMe'],
          '{label} is wrong.',
          'a message for a rule that there is not',
        ),
      ),
  ),
  edits('record-unused', 'other', (source) =>
    source.of('tracking').flatMap((file) => {
      const record = Object.values(objectAt(source.documents.get(file), 'records')).find(isObject);
      return record === undefined
        ? []
        : [source.edit(file, ['records', 'nobodySendsMe'], record, 'a record that nothing sends')];
    }),
  ),
];
