import type {
  CompiledAction,
  CompiledCommit,
  CompiledContent,
  CompiledField,
  CompiledSection,
  CompiledSequence,
  CompiledStep,
} from '../../journey';

/** Something of a journey that can be asked about. */
export type Target =
  | { readonly kind: 'step'; readonly step: CompiledStep }
  | { readonly kind: 'section'; readonly section: CompiledSection }
  | { readonly kind: 'field'; readonly section: CompiledSection; readonly field: CompiledField }
  | { readonly kind: 'action'; readonly section: CompiledSection; readonly action: CompiledAction }
  | {
      readonly kind: 'content';
      readonly section: CompiledSection;
      readonly content: CompiledContent;
    }
  /** A call, or the name under which an answer is kept. */
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'sequence'; readonly sequence: CompiledSequence }
  | { readonly kind: 'commit'; readonly commit: CompiledCommit }
  | { readonly kind: 'fact'; readonly name: string };
