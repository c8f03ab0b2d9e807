import type { FieldSource } from '../language';
import { entries, withParts, type Cursor } from '../source';
import type { Sources } from './sources';

type Variant = Sources['variants'][number];
type Section = Sources['sections'][number];

/**
 * `like` of a variant, at a question of the section: as if the section's file said that, and the rest
 * of the variant were laid over it (Z12).
 */
export function withItsLikes(
  base: Section,
  section: Section,
  variant: Variant,
): { readonly under: Section; readonly over: Variant } {
  const asked = base.find('fields');
  const laid = variant.find('fields');
  const moved = entries<FieldSource | null>(laid).flatMap(([name, over]) => {
    const written = section.find('fields')?.find(name) ?? null;
    const isSaid = over.value !== null && 'like' in over.value && written !== null;
    return isSaid ? [{ name, over: over.as({ ...over.value }), written }] : [];
  });
  if (asked === null || laid === null || moved.length === 0) return { under: base, over: variant };
  const under = moved.map(({ name, over, written }) => [name, madeLike(written, over)] as const);
  const over = moved.map(
    ({ name, over: said }) => [name, withParts(said, new Map(), new Set(['like']))] as const,
  );
  return {
    under: withParts(base, new Map([['fields', withParts(asked, new Map(under))]])),
    over: withParts(variant, new Map([['fields', withParts(laid, new Map(over))]])),
  };
}

/** Null takes `like` away, and with it what the section's file takes away of that. */
function madeLike(
  written: Cursor<FieldSource>,
  over: Cursor<{ readonly like?: string | null }>,
): Cursor<FieldSource> {
  const like = over.find('like');
  if (like !== null && like.value !== null) return withParts(written, new Map([['like', like]]));
  const spare = entries<unknown>(written.as({ ...written.value }))
    .filter(([key, { value }]) => key === 'like' || value === null)
    .map(([key]) => key);
  return withParts(written, new Map(), new Set(spare));
}
