import type { Part } from './read-packages';

/** `licences.json`: what may be used, and why. */
export interface LicenceRules {
  /** SPDX id → what it asks of us. */
  readonly allowed: Readonly<Record<string, string>>;
  /** Those of them that nothing delivered may have. */
  readonly developmentAlone: readonly string[];
  /** `name@version` of a package that does not say it itself → what its files say, and who looked. */
  readonly packages: Readonly<Record<string, { readonly licence: string; readonly why: string }>>;
}

const RULES = 'tools/parts/licences.json';

/** What a package says, or what was found out about it; null for nothing. */
export function licenceOf(part: Part, { packages }: LicenceRules): string | null {
  return packages[`${part.name}@${part.version}`]?.licence ?? part.licence;
}

/** Each package that may not be used as it is, in words; empty when all may. */
export function judgeLicences(parts: readonly Part[], rules: LicenceRules): readonly string[] {
  const known = new Set(parts.map(({ name, version }) => `${name}@${version}`));
  const stale = Object.keys(rules.packages).filter((name) => !known.has(name));
  return [
    ...parts.flatMap((part) => {
      const fault = faultOf(part, rules);
      return fault === null ? [] : [`${part.name}@${part.version} (${part.place}) ${fault}`];
    }),
    ...stale.map((name) => `${name} is not installed any more: take it out of ${RULES}.`),
  ];
}

function faultOf(part: Part, rules: LicenceRules): string | null {
  const licence = licenceOf(part, rules);
  if (licence === null) {
    return `says no licence. Read its files; if it may be used, say so under "packages" in ${RULES}.`;
  }
  const barred = part.isDevelopment ? [] : rules.developmentAlone;
  const isFree = (id: string) => Object.hasOwn(rules.allowed, id) && !barred.includes(id);
  if (holds(licence, isFree)) return null;
  return holds(licence, (id) => Object.hasOwn(rules.allowed, id))
    ? `is delivered, and its licence ${licence} is for development alone (${RULES}).`
    : `has the licence ${licence}, which ${RULES} does not allow.`;
}

/** An SPDX expression of ids, AND, OR and brackets; AND binds closer. One that cannot be read does not hold. */
function holds(expression: string, isFree: (id: string) => boolean): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const one = (): boolean | null => {
    const word = words[at++];
    if (word === undefined || word === ')' || word === 'AND' || word === 'OR') return null;
    if (word !== '(') return isFree(word);
    const inner = either();
    return words[at++] === ')' ? inner : null;
  };
  const joined = (
    next: () => boolean | null,
    by: string,
    join: (a: boolean, b: boolean) => boolean,
  ): boolean | null => {
    let all = next();
    while (all !== null && words[at] === by) {
      at += 1;
      const other = next();
      all = other === null ? null : join(all, other);
    }
    return all;
  };
  const both = () => joined(one, 'AND', (a, b) => a && b);
  const either = (): boolean | null => joined(both, 'OR', (a, b) => a || b);
  return either() === true && at === words.length;
}
