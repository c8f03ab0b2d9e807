import type { Rule } from '../engine';
import type { CompiledSection } from '../journey';

/** Of a section with variants, its own relevance, whatever the variant. */
export const ownRelevance = ({ relevant, variant }: CompiledSection): Rule =>
  variant?.own ?? relevant;
