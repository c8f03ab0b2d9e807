import { acceptedPaths, withReasons } from './accepted';
import type { Refusal, Refuse, Suggestion } from './finding';
import {
  find,
  itemsOf,
  membersOf,
  object,
  readTree,
  textOf,
  treeOf,
  type Member,
  type Tree,
} from './json/tree';
import { writeTree } from './json/write-tree';
import { migrateDirectory, withFacts } from './migrate-directory';
import { migrateFormats } from './migrate-formats';
import { oneInitial, withoutInitials } from './one-initial';
import { migrateSection } from './section/migrate-section';
import { migrateVariant } from './section/migrate-variant';
import { suggest } from './suggest/suggest';

export interface Migration {
  /** Every file as it is in language 2; those that need no change letter by letter as they were. */
  readonly files: ReadonlyMap<string, string>;
  /** What language 2 could say better; lines are those of the migrated files. */
  readonly suggestions: readonly Suggestion[];
  /** What needs somebody's judgement first; lines are those of the files as they were. */
  readonly refused: readonly Refusal[];
}

const journeyFile = 'journey.json';

/**
 * Brings a folder of language 1 to language 2 without judgement: path from `journey.json` → text.
 * A folder of language 2 stays as it is.
 */
export function migrate(files: ReadonlyMap<string, string>): Migration {
  const refused: Refusal[] = [];
  const refuse: Refuse = (at, message, help) => {
    refused.push({ file: at?.file ?? journeyFile, line: at?.line ?? 1, message, help });
  };
  const trees = readTrees(files, refuse);
  const journey = trees.get(journeyFile);
  if (journey === undefined) {
    if (!files.has(journeyFile))
      refuse(null, 'There is no journey.json.', 'name the folder that journey.json lies in');
    return { files, suggestions: [], refused };
  }
  if (find(journey, 'language') !== null) return { files, suggestions: [], refused: [] };
  const sections = migrateSections(trees, journey, refuse);
  const changed = new Map<string, Tree>([
    ...sections,
    ...migrateDirectories(trees, refuse),
    [journeyFile, withLanguage(journey)],
  ]);
  const accepted = acceptedPaths(
    [...sections].flatMap(([path, section]) => {
      const from = textOf(find(section, 'variants', 'from'));
      const over = from === null ? [] : variantsIn(sections, from).map(([, variant]) => variant);
      return isSection(path) ? [[section, over] as const] : [];
    }),
    refuse,
  );
  for (const [path, tree] of new Map([...trees, ...changed])) {
    const reasoned = isDead(path) ? tree : withReasons(tree, accepted);
    if (reasoned !== tree) changed.set(path, reasoned);
  }
  const formats = migrateFormats(trees);
  if (formats !== null) changed.set('formats.json', formats);
  const texts = new Map(files);
  for (const [path, tree] of changed) {
    const before = trees.get(path);
    const text = writeTree(tree);
    if (before === undefined || writeTree(before) !== text) texts.set(path, text);
  }
  return { files: texts, suggestions: refused.length > 0 ? [] : suggest(texts), refused };
}

/** The files that say anything of a journey. */
function readTrees(files: ReadonlyMap<string, string>, refuse: Refuse): ReadonlyMap<string, Tree> {
  const trees = new Map<string, Tree>();
  for (const [path, text] of files) {
    if (!path.endsWith('.json')) continue;
    const tree = readTree(path, text);
    if (tree === null)
      refuse(
        { file: path, line: 1 },
        'This file is not JSON.',
        'put it right first; the compiler that the file was written for says where',
      );
    else trees.set(path, tree);
  }
  return trees;
}

function withLanguage(journey: Tree): Tree {
  const language: Member = ['language', treeOf(2)];
  const [schema, ...rest] = membersOf(journey);
  const members: readonly Member[] =
    schema?.[0] === '$schema' ? [schema, language, ...rest] : [language, ...membersOf(journey)];
  return object(members, journey.where);
}

/** Neither says what happens in a journey. */
const isDead = (path: string): boolean => /^(brands|scenarios|locales)\//.test(path);

const isSection = (path: string): boolean =>
  /^steps\/[^/]+\/[^/]+\.json$/.test(path) && !path.endsWith('/step.json');

/** Sections in the order of the journey; those that no step names follow, as items of lists do. */
function inOrder(trees: ReadonlyMap<string, Tree>, journey: Tree): readonly string[] {
  const named = itemsOf(find(journey, 'steps')).flatMap((step) => {
    const folder = `steps/${textOf(step) ?? ''}`;
    const sections = itemsOf(find(trees.get(`${folder}/step.json`) ?? null, 'sections'));
    return sections.map((section) => `${folder}/${textOf(section) ?? ''}.json`);
  });
  const all = [...trees.keys()].filter(isSection);
  return [...new Set([...named.filter((path) => trees.has(path)), ...all])];
}

/** Files that lie beside a directory, each with what they are laid over. */
const variantsIn = (
  trees: ReadonlyMap<string, Tree>,
  directory: string,
): readonly (readonly [string, Tree])[] =>
  [...trees].filter(
    ([path]) => path !== directory && path.slice(0, path.lastIndexOf('/')) === folderOf(directory),
  );

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const directoriesIn = (trees: ReadonlyMap<string, Tree>): readonly string[] =>
  [...trees.keys()].filter((path) => /^[^/]+\/directory\.json$/.test(path));

function migrateSections(
  trees: ReadonlyMap<string, Tree>,
  journey: Tree,
  refuse: Refuse,
): ReadonlyMap<string, Tree> {
  const variants = new Map<string, Tree>();
  const sections = inOrder(trees, journey).map((path): readonly [string, Tree] => {
    const before = trees.get(path) ?? object([]);
    const from = textOf(find(before, 'variants', 'from'));
    const over = from === null ? [] : variantsIn(trees, from);
    const section = migrateSection(
      before,
      over.map(([, variant]) => variant),
      refuse,
    );
    for (const [variantPath, variant] of over) {
      const now = migrateVariant(variant, section, refuse);
      const earlier = variants.get(variantPath);
      if (earlier !== undefined && writeTree(earlier) !== writeTree(now))
        refuse(
          variant.where,
          'Two sections have this variant, and it would have to say something else in each.',
          'give each of the sections a directory of its own',
        );
      variants.set(variantPath, now);
    }
    return [path, withoutInitials(section.after, inUse(trees, from))];
  });
  // A file that no section uses is laid over nothing.
  const nothing = migrateSection(object([]), [], refuse);
  for (const directory of directoriesIn(trees))
    for (const [path, variant] of variantsIn(trees, directory))
      if (!variants.has(path)) variants.set(path, migrateVariant(variant, nothing, refuse));
  return new Map([...oneInitial(sections), ...variants]);
}

/** The variants that a directory names, as they were. */
function inUse(trees: ReadonlyMap<string, Tree>, from: string | null): readonly Tree[] {
  const directory = trees.get(from ?? '') ?? null;
  const named = [
    find(directory, 'default'),
    ...membersOf(find(directory, 'variants')).map(([, variant]) => variant),
  ].flatMap((name) => textOf(name) ?? []);
  return [...new Set(named)].flatMap((name) => {
    const variant = trees.get(`${folderOf(from ?? '')}/${name}.json`);
    return variant === undefined ? [] : [variant];
  });
}

function migrateDirectories(
  trees: ReadonlyMap<string, Tree>,
  refuse: Refuse,
): ReadonlyMap<string, Tree> {
  const changed = new Map<string, Tree>();
  for (const path of directoriesIn(trees)) {
    const folder = folderOf(path);
    const directory = trees.get(path) ?? object([]);
    const user = [...trees].find(
      ([each, tree]) => isSection(each) && textOf(find(tree, 'variants', 'from')) === path,
    );
    const by = find(user?.[1] ?? null, 'variants', 'by');
    const factsOf = (variant: string): Tree | null =>
      find(trees.get(`${folder}/${variant}.json`) ?? null, 'facts');
    const migrated = migrateDirectory(directory, folder, factsOf, by, refuse);
    changed.set(path, migrated.directory);
    if (migrated.facts.length === 0) continue;
    const factsFile = `facts/${folder}.json`;
    const file = changed.get(factsFile) ?? trees.get(factsFile) ?? emptyFacts(directory);
    changed.set(factsFile, withFacts(file, migrated.facts));
  }
  return changed;
}

/** A file of facts beside a directory's folder, as deep as the directory. */
function emptyFacts(directory: Tree): Tree {
  const schema = textOf(find(directory, '$schema'));
  return object([
    ...(schema === null
      ? []
      : [
          [
            '$schema',
            treeOf(schema.replace('directory.schema.json', 'facts.schema.json')),
          ] as const,
        ]),
    ['facts', object([])],
  ]);
}
