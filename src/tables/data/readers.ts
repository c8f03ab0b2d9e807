import {
  allOf,
  questionKey,
  readingsOf,
  type CompiledJourney,
  type Part,
  type Way,
} from '../../journey';
import { areRelated } from '../../rules';

/** For a path, what reads it in a rule or a text, by name; a question does not read itself. */
export function readersOf(journey: CompiledJourney): (path: string) => readonly string[] {
  const readers = new Map<string, Set<string>>();
  for (const { part, way, paths } of readingsOf(journey))
    for (const path of paths)
      readers.set(path, (readers.get(path) ?? new Set()).add(nameOf(part, way)));
  const own = ownNames(journey);
  return (path) => {
    const found = [...readers].flatMap(([read, names]) =>
      areRelated(read, path) ? [...names] : [],
    );
    return [...new Set(found)].filter((name) => own.get(path)?.has(name) !== true);
  };
}

function ownNames(journey: CompiledJourney): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const part of allOf(journey, 'field')) {
    const { path } = part.is;
    found.set(path, (found.get(path) ?? new Set()).add(nameOf(part, [])));
  }
  return found;
}

/** The nearest thing around a part that people call by a name. */
function nameOf(part: Part, way: Way): string {
  const [key = '', name = ''] = way;
  switch (part.kind) {
    case 'journey':
      return key === 'facts' ? `facts.${String(name)}` : `the journey’s ${String(key)}`;
    case 'field':
      return questionKey(part.owner.is.id, part.is.name);
    case 'check':
      return questionKey(part.owner.is.id, part.is.field);
    case 'section':
      return `section ${part.is.id}`;
    case 'step':
      return `step ${part.is.id}`;
    case 'call':
      return `call ${part.is.id}`;
    case 'sequence':
      return `sequence ${part.is.id}`;
    case 'commit':
      return `commit ${part.is.id}`;
    case 'screen':
      return `screen ${part.is.id}`;
    case 'tracking':
      return `tracking ${part.place.name ?? ''}`;
    default:
      return nameOf(part.owner, part.way);
  }
}
