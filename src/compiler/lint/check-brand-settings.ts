import schema from '../../../schemas/brand.schema.json';
import { holds, isObject, readsOf, type Json, type Scope } from '../../rules';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { BrandSource } from '../language';
import { entries, items, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { readText } from '../text/read-text';
import { filesOf } from './files-of';
import { placeOfText, saidTexts } from './wording/said-texts';
import { writtenIn } from './written-in';

/** What a brand says in place of a setting is of the same kind, and origins are origins. */
export function checkBrandSettings(sources: Sources, context: Context): void {
  const { journey, brands } = sources;
  const own = journey.value.settings ?? {};
  const origins = originSettings(sources);
  for (const brand of brands) {
    for (const [name, at] of entries(brand.at('settings'))) {
      const usual = own[name];
      if (usual !== undefined) checkKind(at, usual, `settings.${name}`, context);
    }
    checkBeside(brand, own, context);
    checkLinks(brand, own, context);
  }
  const said = [journey.find('settings'), ...brands.map((brand) => brand.at('settings'))];
  const links = linkSettings(sources);
  for (const [name, at] of said.flatMap((each) => entries<Json>(each))) {
    if (origins.has(`settings.${name}`)) checkOrigins(at, context);
    checkLinked(at, `settings.${name}`, links, context);
  }
}

/** The journey's own value says what its rules and texts can read of a setting; null says nothing. */
function checkKind(at: Cursor<Json>, usual: Json, path: string, context: Context): void {
  const { report } = context;
  const [given, meant] = [kindOf(at.value), kindOf(usual)];
  if (given === 'nothing' || meant === 'nothing') return;
  if (given !== meant) {
    report.add('JC507', at, `\`${path}\` is ${meant} in journey.json, and ${given} here.`, {
      help: `write ${meant}`,
    });
    return;
  }
  if (!isObject(at.value) || !isObject(usual)) return;
  const known = Object.keys(usual);
  const object = at.as(at.value);
  for (const [key, part] of entries(object)) {
    const inner = usual[key];
    if (inner !== undefined) checkKind(part, inner, `${path}.${key}`, context);
    else
      report.add('JC314', part, `\`${path}\` has no \`${key}\` in journey.json.`, {
        key: true,
        help: didYouMean(key, known),
      });
  }
  for (const key of known)
    if (!Object.hasOwn(at.value, key))
      report.add('JC203', at, `\`${key}\` is missing here.`, {
        help: 'an object takes the place of the whole one in journey.json',
      });
}

function kindOf(value: Json): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'number') return 'a number';
  return typeof value === 'string' ? 'text' : 'true or false';
}

/** Setting that says more of another one → that one. */
const settingsBeside: Readonly<Record<string, string>> = schema.definitions.beside.settings;

/** What says more of a setting that neither the brand nor the journey says is never read. */
function checkBeside(
  brand: Cursor<BrandSource>,
  own: Readonly<Record<string, Json>>,
  { report }: Context,
): void {
  const { settings } = brand.value;
  for (const [name, at] of entries(brand.at('settings'))) {
    const other = settingsBeside[name];
    if (other === undefined || at.value === '') continue;
    const said = settings[other] ?? own[other] ?? '';
    if (said === '')
      report.add('JC583', at, `\`${name}\` says more of \`${other}\`, which is not there.`, {
        ...{ key: true, severity: 'warning' },
        help: `say \`${other}\` too, or leave it out`,
      });
  }
}

/** A link stands in the footer, or texts reach it as a setting of the journey. */
function checkLinks(
  brand: Cursor<BrandSource>,
  own: Readonly<Record<string, Json>>,
  { report }: Context,
): void {
  const suffix = 'Url';
  const reached = Object.keys(own).filter((name) => name.endsWith(suffix));
  for (const [name, at] of entries(brand.at('links'))) {
    if (brand.value.footer.includes(name) || reached.includes(`${name}${suffix}`)) continue;
    report.add(
      'JC519',
      at,
      `The link \`${name}\` stands in no footer, and the journey has no setting \`${name}${suffix}\`.`,
      {
        key: true,
        help:
          didYouMean(
            name,
            reached.map((each) => each.slice(0, -suffix.length)),
          ) ?? 'add it to `footer`, or remove it',
        severity: 'warning',
      },
    );
  }
}

type Links = ReadonlyMap<string, readonly Cursor<string>[]>;

/** Settings that words of a text lead to, by their paths, with the texts. */
function linkSettings(sources: Sources): Links {
  const found = new Map<string, Cursor<string>[]>();
  for (const said of saidTexts(sources).texts)
    if (said.text.includes('](settings.'))
      for (const piece of readText(said.text))
        if (piece.kind === 'link')
          found.set(piece.address, [...(found.get(piece.address) ?? []), placeOfText(said)]);
  return found;
}

/** What words lead to is an address; an empty one is none yet. */
function checkLinked(at: Cursor<Json>, path: string, links: Links, context: Context): void {
  const { value } = at;
  if (isObject(value))
    for (const [key, part] of entries(at.as(value)))
      checkLinked(part, `${path}.${key}`, links, context);
  if (!links.has(path) || value === null || value === '') return;
  if (typeof value === 'string' && /^(https:\/\/|\/|mailto:|tel:)/.test(value)) return;
  const message = `Words of a text lead to \`${path}\`, and this is no address.`;
  const help =
    'write an address that begins with https:// or /, or let the words lead to another setting';
  // What looks like no address at all was never meant as one: the words name the wrong setting.
  if (typeof value === 'string' && !/^\S*[.:/@]\S*$/.test(value))
    for (const text of links.get(path) ?? [])
      context.report.add('JC604', text, message, { help, also: [{ at, message: 'set here' }] });
  else context.report.add('JC604', at, message, { help });
}

/** Settings that `leadsTo` takes as origins, by their paths. */
function originSettings(sources: Sources): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of filesOf(sources).values())
    for (const { leadsTo } of writtenIn(file).objects)
      if (Array.isArray(leadsTo))
        for (const origins of (leadsTo as readonly Json[]).slice(1))
          for (const path of readsOf(origins).paths) found.add(path);
  return found;
}

/** Nothing is read: the values stand in the rule. */
const literal: Scope = { read: () => null, status: () => 'idle', today: '' };

/** Origins are compared to the letter; an empty one is none yet. */
function checkOrigins(at: Cursor<Json>, { report }: Context): void {
  const listed = Array.isArray(at.value) ? items(at.as(at.value as readonly Json[])) : [at];
  for (const each of listed) {
    if (each.value === '' || holds({ leadsTo: [each.value, each.value] }, literal)) continue;
    report.add('JC408', each, 'This is no origin, so no address is ever at it.', {
      help: 'write `https://` and the host in small letters, perhaps a port, and nothing after it',
    });
  }
}
