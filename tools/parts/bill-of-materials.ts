import { createHash } from 'node:crypto';
import { licenceOf, type LicenceRules } from './judge-licences';
import type { Part, PartsList } from './read-packages';

/** What runs at an installation, or what builds and tests it. */
export type Purpose = 'run-time' | 'development';

/**
 * A list of parts as CycloneDX 1.6 says it (https://cyclonedx.org/docs/1.6/json/). The same lock file
 * gives the same text: it has no time, and its number is made of what is in it.
 */
export function billOfMaterials(list: PartsList, purpose: Purpose, rules: LicenceRules): object {
  const { product } = list;
  const chosen = list.parts.filter((part) => purposeOf(part) === purpose);
  // A package may lie in several places; what also runs at an installation is listed there.
  const runs = new Set(list.parts.filter((part) => !part.isDevelopment).map(referenceOf));
  const isListed = (reference: string) => purpose === 'run-time' || !runs.has(reference);
  const byReference = groupedBy(chosen, referenceOf);
  const listed = [...byReference].filter(([reference]) => isListed(reference));
  const references = new Set(listed.map(([reference]) => reference));
  const byPlace = new Map(list.parts.map((part) => [part.place, referenceOf(part)]));
  const itself = `pkg:npm/${product.name}@${product.version}`;
  const dependsOn = (places: readonly string[]): readonly string[] => {
    const all = places.map((place) => byPlace.get(place) ?? '');
    return [...new Set(all)].filter((reference) => references.has(reference)).sort();
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${numberOf(`${purpose}\n${list.lock}`)}`,
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': itself, ...product, purl: itself },
      properties: [{ name: 'changeover:purpose', value: purpose }],
    },
    components: listed
      .flatMap(([, [first]]) => (first === undefined ? [] : [componentOf(first, rules)]))
      .sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
    dependencies: [
      { ref: itself, dependsOn: dependsOn(list.needs) },
      ...listed.map(([ref, parts]) => ({
        ref,
        dependsOn: dependsOn(parts.flatMap(({ needs }) => needs)),
      })),
    ],
  };
}

/** What is in each group, in order. */
export function groupedBy<T>(
  all: readonly T[],
  keyOf: (one: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

export const purposeOf = ({ isDevelopment }: Part): Purpose =>
  isDevelopment ? 'development' : 'run-time';

/** https://github.com/package-url/purl-spec: the @ of a scope is written out. */
const referenceOf = ({ name, version }: Part): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

function componentOf(part: Part, rules: LicenceRules) {
  const { name, version, isDevelopment, isOptional, integrity, from } = part;
  const slash = name.indexOf('/');
  const licence = licenceOf(part, rules);
  const [, algorithm, digest] = /^(sha512)-(.+)$/.exec(integrity ?? '') ?? [];
  const reference = referenceOf(part);
  return {
    type: 'library',
    'bom-ref': reference,
    ...(slash === -1 ? { name } : { group: name.slice(0, slash), name: name.slice(slash + 1) }),
    version,
    scope: isDevelopment ? 'excluded' : isOptional ? 'optional' : 'required',
    ...(algorithm !== undefined &&
      digest !== undefined && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
      }),
    ...(licence !== null && {
      licenses: /[\s(]/.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }],
    }),
    purl: reference,
    ...(from !== null && { externalReferences: [{ type: 'distribution', url: from }] }),
  };
}

/** Of 128 bits of the digest, as a UUID of version 8 (RFC 9562). */
function numberOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`]
    .concat(hex.slice(20, 32))
    .join('-');
}
