import { walk, type CompiledJourney, type Part } from '../../journey';
import { nameOfPart } from './parts';

/** How a part is called in the earlier version, where it has another name there, by what it is. */
export type Names = ReadonlyMap<object, string>;

/**
 * Parts that are the same under another name: a question with the consent or the answer of one that is
 * gone, a row or a notice whose words alone are others.
 */
export function namesOf(before: CompiledJourney, after: CompiledJourney): Names {
  const found = new Map<object, string>();
  const pair = (was: readonly Part[], now: readonly Part[], tests: readonly Test[]): void => {
    const names = (all: readonly Part[]) => new Set(all.map(nameOfPart));
    const [old, fresh] = [names(was), names(now)];
    const gone = was.filter((each) => !fresh.has(nameOfPart(each)));
    let left = now.filter((each) => !old.has(nameOfPart(each)));
    for (const test of tests)
      left = left.filter((each) => {
        const twin = gone.find((one) => test(one, each));
        if (twin === undefined) return true;
        gone.splice(gone.indexOf(twin), 1);
        found.set(each.is, nameOfPart(twin));
        // A check is called after its question.
        if (each.kind === 'field' && twin.kind === 'field')
          for (const check of each.owner.is.checks)
            if (check.field === each.is.name) found.set(check, `${twin.is.name}.${check.id}`);
        return false;
      });
  };
  const homes = new Map([...walk(before)].filter(isHome).map((each) => [homeOf(each), each]));
  for (const home of walk(after)) {
    const was = isHome(home) ? homes.get(homeOf(home)) : undefined;
    if (was === undefined) continue;
    for (const kind of ['field', 'content', 'row'] as const) {
      const of = (part: Part) => part.parts.filter((each) => each.kind === kind);
      pair(of(was), of(home), tests[kind]);
    }
  }
  return found;
}

type Test = (one: Part, other: Part) => boolean;

const sameRules: Test = (one, other) => written(one) === written(other);
const written = ({ rules }: Part): string => JSON.stringify(rules.map(({ rule }) => rule));
const sameIndex: Test = (one, other) => one.way.at(-1) === other.way.at(-1);

const tests: Readonly<Record<'field' | 'content' | 'row', readonly Test[]>> = {
  field: [
    (one, other) => idOf(one) !== null && idOf(one) === idOf(other),
    (one, other) => one.kind === 'field' && other.kind === 'field' && one.is.path === other.is.path,
  ],
  content: [sameRules, sameIndex],
  row: [sameRules, sameIndex],
};

const idOf = (part: Part): string | null =>
  part.kind === 'field' ? (part.is.consent?.id ?? null) : null;

const isHome = (part: Part): boolean => ['section', 'step', 'tableGroup'].includes(part.kind);

function homeOf(part: Part): string {
  const names: string[] = [];
  for (let each: Part | null = part; each !== null; each = each.owner) {
    names.push(`${each.kind}:${nameOfPart(each)}`);
    if (each.kind === 'section') break;
  }
  return names.join(' ');
}
