import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv } from 'ajv';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

/** A brand's file as its schema describes it. */
export interface BrandFile {
  readonly id: string;
  readonly name: string;
  readonly phone: { readonly number: string; readonly hours: string };
  readonly email: string;
  readonly links: Readonly<Record<string, { readonly label: string; readonly href: string }>>;
  readonly footer: readonly string[];
  readonly notice: string | null;
  readonly disclaimers: readonly string[];
  readonly assurances: Readonly<Record<string, readonly { icon: string; text: string }[]>>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly graphics: Readonly<Record<string, string>>;
  readonly pictogramColours?: Readonly<Record<string, string>>;
  readonly themes: readonly ('light' | 'dark')[];
  readonly tokens: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;
  readonly shapes: Readonly<Record<string, string>>;
  readonly shadows: Readonly<Record<string, string>>;
  readonly icons: { readonly ends: string; readonly corners: string };
  readonly fonts: Readonly<Record<'head' | 'body', BrandFont>>;
}

export interface BrandFont {
  readonly family: string;
  readonly file: string;
  /** Letters that the file lacks. */
  readonly further?: { readonly file: string; readonly characters: string };
  readonly weights: string;
  readonly widths?: string;
  readonly weight: number;
  readonly width: string;
  readonly tracking: string;
  readonly fallback: {
    readonly local: string;
    readonly sizeAdjust: string;
    readonly ascent: string;
    readonly descent: string;
  };
}

export interface ReadBrand {
  readonly file: BrandFile;
  readonly folder: string;
  /** Name → path of the file; the journey's, and over them the brand's own. */
  readonly pictograms: Readonly<Record<string, string>>;
}

/** The brand that is meant where nobody names one: the shipped one, or the first that a configuration has. */
export function usualBrand(configuration: string): string {
  const own = join(configuration, 'brands');
  const names = existsSync(own) ? readdirSync(own).sort() : [];
  return names.includes(shippedBrand) ? shippedBrand : (names[0] ?? shippedBrand);
}

const shippedBrand = 'fernhill';

/** Where a brand lies: in the configuration, or, for a journey that has none of the name, in the shipped one. */
export function brandFolder(root: string, configuration: string, brand: string): string {
  const own = join(configuration, 'brands', brand);
  return existsSync(own) ? own : join(root, 'journey-config', 'brands', brand);
}

/** Throws with file, line and pointer when the file breaks its schema. */
export function readBrand(
  root: string,
  brand: string,
  configuration = join(root, 'journey-config'),
): ReadBrand {
  const folder = brandFolder(root, configuration, brand);
  const home = join(folder, '../..');
  const path = join(folder, 'brand.json');
  const text = readFileSync(path, 'utf8');
  const schema = JSON.parse(
    readFileSync(join(root, 'schemas', 'brand.schema.json'), 'utf8'),
  ) as object;
  const validate = new Ajv({ allErrors: true, strictTypes: false }).compile(schema);
  const data: unknown = JSON.parse(text);
  const faults = validate(data)
    ? unknownLinks(data as BrandFile)
    : (validate.errors ?? []).map((error) => ({
        pointer: error.instancePath,
        message: `${error.message ?? 'is wrong'}${named(error.params)}`,
      }));
  if (faults.length > 0) {
    const tree = parseTree(text);
    const lines = faults.map(
      ({ pointer, message }) =>
        `${path}:${lineOf(text, tree, pointer)} ${pointer || '/'} ${message}`,
    );
    throw new Error(`The brand "${brand}" breaks schemas/brand.schema.json\n${lines.join('\n')}`);
  }
  const file = data as BrandFile;
  const drawn = file.graphics['pictograms'] ?? '';
  const pictograms = { ...drawingsIn(join(home, drawn)), ...drawingsIn(join(folder, drawn)) };
  return { file, folder, pictograms };
}

function drawingsIn(drawings: string): Readonly<Record<string, string>> {
  if (!existsSync(drawings)) return {};
  return Object.fromEntries(
    readdirSync(drawings)
      .filter((name) => name.endsWith('.svg'))
      .sort()
      .map((name) => [basename(name, '.svg'), join(drawings, name)]),
  );
}

function unknownLinks(file: BrandFile): { pointer: string; message: string }[] {
  return file.footer.flatMap((name, index) =>
    name in file.links
      ? []
      : [{ pointer: `/footer/${index}`, message: `names no link of this brand: ${name}` }],
  );
}

function named(params: Record<string, unknown>): string {
  const extra = params['additionalProperty'];
  return typeof extra === 'string' ? `: ${extra}` : '';
}

function lineOf(text: string, tree: Node | undefined, pointer: string): number {
  const segments = pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const node = tree && findNodeAtLocation(tree, segments);
  return text.slice(0, node?.offset ?? 0).split('\n').length;
}
