import type { Rule } from '../../rules';
import type {
  CompiledAction,
  CompiledBadge,
  CompiledBand,
  CompiledBounds,
  CompiledBox,
  CompiledCall,
  CompiledCallUse,
  CompiledCard,
  CompiledCardOffer,
  CompiledChange,
  CompiledCheck,
  CompiledCommit,
  CompiledContent,
  CompiledEarlier,
  CompiledField,
  CompiledFilter,
  CompiledFilterOption,
  CompiledGroup,
  CompiledItemAction,
  CompiledJourney,
  CompiledList,
  CompiledOffer,
  CompiledOpening,
  CompiledOption,
  CompiledOptions,
  CompiledOrder,
  CompiledParameter,
  CompiledPart,
  CompiledPresentation,
  CompiledQueryValue,
  CompiledQuestion,
  CompiledReaction,
  CompiledRecord,
  CompiledRequirement,
  CompiledSay,
  CompiledScreen,
  CompiledSection,
  CompiledSequence,
  CompiledSequenceStep,
  CompiledStep,
  CompiledSubmit,
  CompiledTable,
  CompiledTableGroup,
  CompiledTableRow,
  CompiledTextCase,
  CompiledUnlisted,
  KnownOption,
} from '../model';

interface IsIn<T, Owner> {
  /** The part itself. */
  readonly is: T;
  /** Kinds of parts that it can belong to. */
  readonly in: Owner;
}

type Entry<T> = T extends readonly (infer Each)[] ? Each : never;

/** Every kind of part that a compiled journey is made of: what it is, and what it stands in. */
export interface Kinds {
  readonly journey: IsIn<CompiledJourney, never>;
  readonly record: IsIn<CompiledRecord, 'journey'>;
  /** A record that is sent: its properties. */
  readonly tracking: IsIn<Readonly<Record<string, Rule>>, 'journey'>;

  readonly step: IsIn<CompiledStep, 'journey'>;
  /** What the band says once the first section is behind. */
  readonly later: IsIn<CompiledBand, 'step'>;
  readonly parameter: IsIn<CompiledParameter, 'step'>;
  readonly queryValue: IsIn<CompiledQueryValue, 'step'>;
  readonly requirement: IsIn<CompiledRequirement, 'step'>;
  readonly submit: IsIn<CompiledSubmit, 'step'>;
  readonly content: IsIn<CompiledContent, 'step' | 'section'>;

  readonly section: IsIn<CompiledSection, 'step'>;
  readonly present: IsIn<CompiledPresentation, 'section'>;
  readonly group: IsIn<CompiledGroup, 'section'>;
  readonly check: IsIn<CompiledCheck, 'section'>;
  readonly action: IsIn<CompiledAction, 'section'>;
  readonly opening: IsIn<CompiledOpening, 'section'>;

  readonly field: IsIn<CompiledField, 'section'>;
  readonly fieldPart: IsIn<CompiledPart, 'field'>;
  readonly unlisted: IsIn<CompiledUnlisted, 'field'>;
  readonly bounds: IsIn<CompiledBounds, 'field'>;
  readonly list: IsIn<CompiledList, 'field'>;
  readonly options: IsIn<CompiledOptions, 'field'>;
  readonly option: IsIn<CompiledOption, 'options'>;
  readonly knownOption: IsIn<KnownOption, 'options'>;
  /** One of several texts, of which the first whose condition holds is said. */
  readonly textCase: IsIn<
    CompiledTextCase,
    'step' | 'later' | 'section' | 'field' | 'content' | 'option' | 'list' | 'row'
  >;

  readonly reaction: IsIn<CompiledReaction, 'step' | 'section'>;
  readonly change: IsIn<
    CompiledChange,
    'reaction' | 'present' | 'sequence' | 'run' | 'failure' | 'commit'
  >;
  /** A call that is made. */
  readonly use: IsIn<CompiledCallUse, 'change' | 'run' | 'question'>;

  readonly call: IsIn<CompiledCall, 'journey'>;
  readonly sequence: IsIn<CompiledSequence, 'journey'>;
  /** A step of a sequence. */
  readonly run: IsIn<CompiledSequenceStep, 'sequence'>;
  readonly failure: IsIn<Entry<CompiledSequenceStep['onFailure']>, 'run'>;
  readonly commit: IsIn<CompiledCommit, 'journey'>;
  readonly earlier: IsIn<CompiledEarlier, 'commit'>;
  /** Asked while nobody knows whether the work was done. */
  readonly question: IsIn<CompiledQuestion, 'commit'>;
  readonly say: IsIn<CompiledSay, 'commit'>;

  readonly screen: IsIn<CompiledScreen, 'journey'>;
  readonly badge: IsIn<CompiledBadge, 'screen'>;
  readonly order: IsIn<CompiledOrder, 'screen'>;
  readonly filter: IsIn<CompiledFilter, 'screen'>;
  readonly filterOption: IsIn<CompiledFilterOption, 'filter'>;
  readonly box: IsIn<CompiledBox, 'filter'>;
  readonly itemAction: IsIn<CompiledItemAction, 'screen'>;
  readonly card: IsIn<CompiledCard, 'screen'>;
  readonly cardOffer: IsIn<CompiledCardOffer, 'card'>;
  readonly cardButton: IsIn<NonNullable<CompiledCardOffer['button']>, 'cardOffer'>;
  readonly offer: IsIn<CompiledOffer, 'screen'>;
  readonly table: IsIn<CompiledTable, 'screen'>;
  readonly column: IsIn<Entry<CompiledTable['columns']>, 'table'>;
  readonly tableGroup: IsIn<CompiledTableGroup, 'table'>;
  readonly row: IsIn<CompiledTableRow, 'tableGroup'>;
}

export type Kind = keyof Kinds;
