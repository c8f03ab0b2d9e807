import type { JsonObject } from '../../engine';
import {
  readDay,
  readEntries,
  readParts,
  readText,
  required,
  ScenarioProblem,
  type Located,
} from '../source';
import { changePartner, partnerKeys, silentPartner, type Partner } from '../world';

/** What a household is, before it does anything. */
export interface Household {
  /** What it is, for people; empty for one that no file tells of. */
  readonly about: string;
  readonly settings: JsonObject;
  /** yyyy-mm-dd; null where nobody has said it. */
  readonly today: string | null;
  readonly partner: Partner;
}

export const nobody: Household = { about: '', settings: {}, today: null, partner: silentPartner };

export const householdKeys = [...partnerKeys, 'settings', 'today'] as const;
type Part = (key: (typeof householdKeys)[number]) => Located | undefined;

/** The household with what a file, a scenario or a row says besides. */
export function changeHousehold(household: Household, part: Part): Household {
  const settings = part('settings');
  const today = part('today');
  const own = settings === undefined ? [] : readEntries(settings);
  return {
    about: household.about,
    settings: {
      ...household.settings,
      ...Object.fromEntries(own.map(([key, { value }]) => [key, value] as const)),
    },
    today: today === undefined ? household.today : readDay(today),
    partner: changePartner(household.partner, part),
  };
}

const keys = ['$schema', 'id', 'about', 'extends', ...householdKeys] as const;

/** Households by id; each is laid over the one that it extends. */
export function readHouseholds(files: readonly Located[]): (at: Located) => Household {
  const sources = new Map(
    files.map((file) => {
      const part = readParts(file, keys);
      required(file, 'about', part('about'));
      const id = required(file, 'id', part('id'));
      checkName(file, id);
      return [readText(id), part] as const;
    }),
  );
  const known = new Map<string, Household>();
  const find = (at: Located, way: readonly string[]): Household => {
    const id = readText(at);
    const before = known.get(id);
    if (before !== undefined) return before;
    const part = sources.get(id);
    if (part === undefined) {
      const help = `known: ${[...sources.keys()].join(', ')}`;
      throw new ScenarioProblem(at, `There is no household \`${id}\`.`, help);
    }
    if (way.includes(id)) {
      throw new ScenarioProblem(at, `The household \`${id}\` extends itself.`);
    }
    const base = part('extends');
    const changed = changeHousehold(base === undefined ? nobody : find(base, [...way, id]), part);
    const about = part('about');
    const household = { ...changed, about: about === undefined ? '' : readText(about) };
    known.set(id, household);
    return household;
  };
  return (at) => find(at, []);
}

/** A household is found by its id: the file is to be named the same, in kebab case. */
function checkName({ file }: Located, id: Located): void {
  const kebab = readText(id).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (file.endsWith(`/${kebab}.json`)) return;
  throw new ScenarioProblem(id, 'The id of a household is the name of its file in camel case.');
}
