import { didYouMean, type Report } from '../diagnostic';
import type { DirectorySource } from '../language';
import { asWritten } from '../rules/compile-entry';
import { createLikes, openOnce } from '../questions';
import { entries, overlay, type Cursor } from '../source';
import { checkReasons } from './check-reasons';
import { inOrder } from './in-order';
import { fileName, folderName } from './index-by-id';
import type { Sources } from './sources';
import type { ListSymbol, SectionUnit } from './symbols';
import { withItsLikes } from './variant-likes';

type Variant = Sources['variants'][number];

/** One unit for a section as written; one for each variant in use for a section with variants; in the journey's order. */
export function expandVariants(
  sources: Sources,
  lists: ReadonlyMap<string, ListSymbol>,
  report: Report,
): readonly SectionUnit[] {
  const used = new Set<string>();
  const files = variantFiles(sources);
  const stepIds = new Map(
    sources.steps.map(({ file, value }) => [folderName(file.path), value.id]),
  );
  const resolveLikes = createLikes(sources.sections, report);
  const units = inOrder(sources, lists).flatMap((section): readonly SectionUnit[] => {
    const folder = folderName(section.file.path);
    const step = stepIds.get(folder) ?? folder;
    const variants = section.find('variants');
    const base = resolveLikes(section);
    if (variants === null) return [{ step, section: base, variant: null, base, overlay: null }];
    const { from } = variants.value;
    const directory = sources.directories.find(({ file }) => file.path === from);
    if (directory === undefined) {
      report.add('JC309', variants.at('from'), `There is no directory \`${from}\`.`, {
        help: didYouMean(
          from,
          sources.directories.map(({ file }) => file.path),
        ),
      });
      return [];
    }
    const by = variants.value.by;
    return [...idsByVariant(directory)].flatMap(([name, { at, ids, isDefault }]) => {
      const siblings = files.get(folderName(directory.file.path)) ?? new Map<string, Variant>();
      const variant = siblings.get(name);
      if (variant === undefined) {
        const names = siblings.keys();
        report.add('JC309', at, `There is no variant \`${name}\`.`, {
          help: didYouMean(name, names) ?? `write ${folderName(from)}/${name}.json`,
        });
        return [];
      }
      used.add(variant.file.path);
      const listed = { in: [by, ids.flatMap(asWritten)] };
      const applies = isDefault ? { '!': listed } : listed;
      const inForce = { name, by, ids, isDefault, applies };
      const { under, over } = withItsLikes(base, section, variant);
      const whole = resolveLikes(overlay(resolveLikes(under), over));
      checkReasons(variant, { base: base.value, whole: whole.value, of: 'the section' }, report);
      return [{ step, section: whole, variant: inForce, base, overlay: variant }];
    });
  });
  reportUnused(sources, used, report);
  const sections = openOnce(units.map(({ section }) => section));
  return units.map((unit, i) => ({ ...unit, section: sections[i] ?? unit.section }));
}

interface VariantUse {
  readonly at: Cursor<string>;
  /** For the default: the ids that have another variant. */
  readonly ids: readonly string[];
  readonly isDefault: boolean;
}

export function idsByVariant(directory: Cursor<DirectorySource>): ReadonlyMap<string, VariantUse> {
  const fallback = directory.at('otherwise').at('variant');
  const uses = new Map<string, VariantUse>();
  const listed = entries(directory.at('entries')).map(
    ([id, entry]) => [id, entry.at('variant')] as const,
  );
  const others = listed.filter(([, name]) => name.value !== fallback.value);
  uses.set(fallback.value, { at: fallback, ids: others.map(([id]) => id), isDefault: true });
  for (const [id, name] of others) {
    const { at, ids } = uses.get(name.value) ?? { at: name, ids: [] };
    uses.set(name.value, { at, ids: [...ids, id], isDefault: false });
  }
  return uses;
}

/** Folder → file name → variant: a directory may name a thousand of them. */
export function variantFiles(sources: Sources): ReadonlyMap<string, ReadonlyMap<string, Variant>> {
  const folders = new Map<string, Map<string, Variant>>();
  for (const variant of sources.variants) {
    const { path } = variant.file;
    const files = folders.get(folderName(path)) ?? new Map<string, Variant>();
    folders.set(folderName(path), files.set(fileName(path), variant));
  }
  return folders;
}

function reportUnused(sources: Sources, used: ReadonlySet<string>, report: Report): void {
  for (const variant of sources.variants) {
    if (used.has(variant.file.path)) continue;
    report.add('JC509', variant.at('id'), `Nothing uses the variant \`${variant.value.id}\`.`, {
      help: 'name it in directory.json, or remove the file',
      severity: 'warning',
    });
  }
}
