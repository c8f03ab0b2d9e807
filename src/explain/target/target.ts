import type { AnyPart, PartOf } from '../../journey';

/** Something of a journey that can be asked about. */
export type Target =
  | AnyPart<'step' | 'section' | 'field' | 'action' | 'content' | 'sequence' | 'commit'>
  /** A call, or the name under which an answer is kept. */
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'fact'; readonly name: string };

/** The section that it is, or stands in; null for what stands in none. */
export function sectionOf(target: Target): PartOf<'section'> | null {
  switch (target.kind) {
    case 'section':
      return target;
    case 'field':
    case 'action':
      return target.owner;
    case 'content':
      return target.owner.kind === 'section' ? target.owner : null;
    default:
      return null;
  }
}
