import type { Json, Rule } from '../../engine';
import { didYouMean, type Report } from '../diagnostic';
import type { DirectorySource } from '../language';
import { entries, overlay, type Cursor } from '../source';
import { fileName, folderName } from './index-by-id';
import type { Sources } from './sources';
import type { SectionUnit } from './symbols';

type Variant = Sources['variants'][number];

/** An id that looks like a number is one in the answers of calls and text in others. */
const asWritten = (id: string): readonly Json[] =>
  /^(0|[1-9]\d*)$/.test(id) ? [Number(id), id] : [id];

/** One unit for a section as written; one for each variant in use for a section with variants. */
export function expandVariants(sources: Sources, report: Report): readonly SectionUnit[] {
  const used = new Set<string>();
  const files = variantFiles(sources);
  const stepIds = new Map(
    sources.steps.map(({ file, value }) => [folderName(file.path), value.id]),
  );
  const units = sources.sections.flatMap((section): readonly SectionUnit[] => {
    const folder = folderName(section.file.path);
    const step = stepIds.get(folder) ?? folder;
    const variants = section.find('variants');
    if (variants === null) return [{ step, section, variant: null, applies: true }];
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
    return [...idsByVariant(directory)].flatMap(([name, { at, ids, otherIds }]) => {
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
      const applies: Rule = otherIds === null ? { in: [by, ids] } : { '!': { in: [by, otherIds] } };
      return [{ step, section: overlay(section, variant), variant: name, applies }];
    });
  });
  reportUnused(sources, used, report);
  return units;
}

interface VariantUse {
  readonly at: Cursor<string>;
  readonly ids: readonly Json[];
  /** For the default: the ids that have another variant. */
  readonly otherIds: readonly Json[] | null;
}

export function idsByVariant(directory: Cursor<DirectorySource>): ReadonlyMap<string, VariantUse> {
  const fallback = directory.at('default');
  const uses = new Map<string, VariantUse>();
  const listed = entries(directory.at('variants'));
  const otherIds = listed
    .filter(([, name]) => name.value !== fallback.value)
    .flatMap(([id]) => asWritten(id));
  uses.set(fallback.value, { at: fallback, ids: [], otherIds });
  for (const [id, name] of listed) {
    if (name.value === fallback.value) continue;
    const earlier = uses.get(name.value);
    uses.set(name.value, {
      at: earlier?.at ?? name,
      ids: [...(earlier?.ids ?? []), ...asWritten(id)],
      otherIds: null,
    });
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
