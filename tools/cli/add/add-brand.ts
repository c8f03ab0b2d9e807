import { brandsIn } from '../../../src/compiler';
import type { JsonObject } from '../../../src/engine';
import { newJourney } from '../new/new-journey';
import { asFile } from '../edit-json';
import {
  refuseTaken,
  requireName,
  requireOption,
  requirePlace,
  schemaFor,
  valueOf,
  type Addition,
  type Asked,
} from './addition';

/** A brand that looks like one that is there, or like that of a new journey; it says nothing otherwise. */
export function addBrand(asked: Asked): Addition {
  const { files, option, name } = asked;
  requireName(name, 'kebab');
  const brands = brandsIn(files);
  if (brands.includes(name)) refuseTaken('brand', name, `brands/${name}/brand.json`);
  const like = option('like');
  if (like !== null) requirePlace('brand', like, brands);
  const title = requireOption(asked, 'title', '"Moorland Library"');
  const from = like ?? brands[0] ?? null;
  const look = from === null ? neutralLook(name) : lookOf(asked, from);
  const home = `brands/${name}`;
  const path = `${home}/brand.json`;
  const begun = JSON.parse(look.get('brand.json') ?? '{}') as JsonObject;
  const brand = { ...begun, ...schemaFor(files, path, 'brand'), id: name, name: title };
  const drawings = [...look].filter(([each]) => each !== 'brand.json');
  return {
    files: new Map([
      ...drawings.map(([each, text]) => [`${home}/${each}`, text] as const),
      [path, asFile(brand)],
    ]),
    changed: [path, `${home}: ${drawings.length} drawings${from === null ? '' : ` of ${from}`}`],
    left: [
      `phone, email, links, notice and disclaimers in ${path}, which are ${from === null ? 'made up' : `those of ${from}`}`,
      'tokens, shapes and fonts; the drawings beside it',
      `what it says otherwise, in files below ${home}/ (docs/brands.md)`,
    ],
  };
}

/** `brand.json` and the drawings beside it; what the brand says otherwise of the journey stays with it. */
function lookOf({ files, drawing }: Asked, brand: string): ReadonlyMap<string, string> {
  const home = `brands/${brand}/`;
  const drawings = [...files.keys()].filter(
    (path) => path.startsWith(home) && path.endsWith('.svg'),
  );
  return new Map([
    ['brand.json', JSON.stringify(valueOf(files, `${home}brand.json`))],
    ...drawings.map((path) => [path.slice(home.length), drawing(path)] as const),
  ]);
}

function neutralLook(name: string): ReadonlyMap<string, string> {
  const words = { name: 'a', brand: name, purpose: 'a' };
  const home = `brands/${name}/`;
  return new Map(
    [...newJourney(words, 'schemas')].flatMap(([path, text]) =>
      path.startsWith(home) ? [[path.slice(home.length), text]] : [],
    ),
  );
}
