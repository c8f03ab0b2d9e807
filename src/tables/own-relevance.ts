import type { CompiledSection, Rule } from '../engine';

/** Of a section with variants, its own relevance, whatever the variant. */
export const ownRelevance = ({ relevant, variant }: CompiledSection): Rule =>
  variant?.own ?? relevant;
