import type { Json, JsonObject } from '../../../src/engine';
import type { Candidate, FaultClass } from '../fault';
import { isList, isObject, objectAt, pointer, valueAt, type Path } from '../places';
import { misspelt } from '../random';
import type { Source } from '../source';

/** A commit, and the step of a sequence that sends it. */
interface Commit {
  readonly file: string;
  readonly document: JsonObject;
  readonly sequence: string;
  readonly steps: readonly Json[];
  /** File of the call that is the commit. */
  readonly call: string;
}

const commitsOf = (source: Source): readonly Commit[] =>
  source.of('commit').flatMap((file) => {
    const document = objectAt(source.documents.get(file));
    const sequence = source
      .of('sequence')
      .find((each) => sends(source, each, document['id'] ?? null));
    const steps = valueAt(source.documents.get(sequence ?? ''), ['steps']);
    if (sequence === undefined || !isList(steps)) return [];
    const name = valueAt(steps.at(-1), ['call']);
    const call = source
      .of('call')
      .find((each) => valueAt(source.documents.get(each), ['id']) === name);
    return call === undefined ? [] : [{ file, document, sequence, steps, call }];
  });

function sends(source: Source, file: string, commit: Json): boolean {
  const document = source.documents.get(file);
  const steps = valueAt(document, ['steps']);
  return (
    valueAt(document, ['commit']) === commit &&
    isList(steps) &&
    valueAt(steps.at(-1), ['commits']) === true
  );
}

const perCommit = (
  name: string,
  make: (commit: Commit, source: Source) => readonly Candidate[],
): FaultClass => ({
  name,
  group: 'other',
  candidates: (source) => commitsOf(source).flatMap((commit) => make(commit, source)),
});

const last = ({ steps }: Commit): Path => ['steps', steps.length - 1];
const allowed = (source: Source): readonly string[] => {
  const list = valueAt(source.documents.get('journey.json'), ['persist', 'allow']);
  return isList(list) ? list.filter((each) => typeof each === 'string') : [];
};

export const commitClasses: readonly FaultClass[] = [
  {
    name: 'commit',
    group: 'dangling',
    candidates: (source, random) =>
      source.of('sequence').flatMap((file) => {
        const name = valueAt(source.documents.get(file), ['commit']);
        if (typeof name !== 'string') return [];
        const wrong = misspelt(name, random, source.names);
        return [source.edit(file, ['commit'], wrong, `the commit is spelt "${wrong}"`, [name])];
      }),
  },
  {
    name: 'commit-path',
    group: 'dangling',
    candidates: (source, random) =>
      source.places.flatMap(({ file, path, value }) => {
        if (path.at(-1) !== 'var' || typeof value !== 'string') return [];
        const keys = value.split('.');
        if (keys[0] !== 'commits' || keys.length < 3) return [];
        const wrong = [...keys.slice(0, -1), misspelt(keys.at(-1) ?? '', random, source.names)];
        return [source.edit(file, path, wrong.join('.'), `reads ${wrong.join('.')}`, [value])];
      }),
  },
  perCommit('commit-say-missing', ({ file, document }, source) =>
    Object.keys(objectAt(document, 'says')).map((id) =>
      source.edit(file, ['says', id], undefined, `says nothing for ${id}`),
    ),
  ),
  perCommit('commit-reads-answer', ({ call }, source) =>
    source.places
      .filter(
        ({ file, path, value }) =>
          file === call &&
          path.at(-1) === 'var' &&
          typeof value === 'string' &&
          value.startsWith('commit.'),
      )
      .flatMap(({ path }) =>
        allowed(source)
          .slice(0, 3)
          .map((answer) =>
            source.edit(call, path, answer, `${pointer(path)} reads the answer ${answer}`),
          ),
      ),
  ),
  perCommit('commit-record-not-kept', ({ file }, source) =>
    source.fields
      .filter(({ type, at }) => type === 'string' && !allowed(source).includes(at))
      .filter(({ at }) => !allowed(source).some((each) => at.startsWith(`${each}.`)))
      .map(({ at }) =>
        source.edit(file, ['record', 'more'], { var: at }, `the record keeps ${at}`),
      ),
  ),
  perCommit('commit-subject-not-kept', ({ file, document }, source) => {
    const subject = valueAt(document, ['subject', 'var']);
    const allow = allowed(source).filter((each) => each !== subject);
    return [
      source.edit('journey.json', ['persist', 'allow'], allow, 'the subject is not kept', [file]),
    ];
  }),
  perCommit('commit-status-twice', ({ call }, source) => {
    const document = source.documents.get(call);
    const [done, refuses] = ['alreadyDone', 'refuses'].map((key) => valueAt(document, [key]));
    if (!isList(done) || !isList(refuses)) return [];
    return [
      source.edit(call, ['refuses'], [...refuses, ...done], 'a status says done and refused'),
    ];
  }),
  perCommit('commit-patience-too-long', ({ call }, source) => {
    const within = valueAt(source.documents.get(call), ['within']);
    return typeof within !== 'number'
      ? []
      : [source.edit(call, ['patience'], within + 1, 'the page waits longer than the request')];
  }),
  perCommit('commit-settles-too-soon', ({ file, call }, source) => {
    const within = valueAt(source.documents.get(call), ['within']);
    return typeof within !== 'number'
      ? []
      : [source.edit(file, ['settlesWithin'], within - 1, 'a no is believed too soon')];
  }),
  perCommit('commit-not-last', (commit, source) => {
    const { sequence, steps } = commit;
    const moved = [steps.at(-1) ?? null, ...steps.slice(0, -1)];
    return [source.edit(sequence, ['steps'], moved, 'the commit is sent first')];
  }),
  perCommit('commit-unmarked', (commit, source) => [
    source.edit(commit.sequence, [...last(commit), 'commits'], undefined, 'nothing is the commit', [
      commit.file,
    ]),
  ]),
  perCommit('commit-not-waited-for', ({ sequence }, source) => [
    source.edit(sequence, ['waits'], undefined, 'the sequence does not wait'),
  ]),
  perCommit('commit-given-up', (commit, source) => {
    const step = valueAt(commit.steps.at(-1), ['as']);
    return source.of('sequence').flatMap((file) => {
      const clear = valueAt(source.documents.get(file), ['first', 'clear']);
      if (!isList(clear) || typeof step !== 'string') return [];
      return [
        source.edit(
          file,
          ['first', 'clear'],
          [...clear, `lookups.${step}`],
          'the answer of the commit is cleared',
        ),
      ];
    });
  }),
  perCommit('commit-asks-with-answer', ({ file, document }, source) =>
    Object.entries(objectAt(document, 'confirmBy', 'with'))
      .filter(([, rule]) => isObject(rule))
      .map(([name]) =>
        source.edit(
          file,
          ['confirmBy', 'with', name],
          document['subject'],
          'the question reads the present answer',
        ),
      ),
  ),
];
