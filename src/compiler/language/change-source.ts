import type { Rule } from '../../engine';
import type { CompiledContent } from '../../journey';

export interface CallUseSource {
  readonly id: string;
  readonly as?: string;
  readonly with?: Readonly<Record<string, Rule>>;
}

export interface ChangeSource {
  readonly when?: Rule;
  readonly set?: Readonly<Record<string, Rule>>;
  readonly clear?: readonly string[];
  readonly untouch?: readonly string[];
  readonly call?: readonly CallUseSource[];
  readonly track?: string | readonly string[];
  readonly run?: string;
  readonly goTo?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly leave?: Rule;
  readonly open?: string;
  /** Why it may set to true what only a person accepts. */
  readonly because?: string;
}

export type ChangesSource = ChangeSource | readonly ChangeSource[];

export interface TriggerSource {
  readonly entered?: string | true;
  readonly answered?: string | readonly string[];
  readonly changed?: string | readonly string[];
  readonly pressed?: string;
  readonly succeeded?: string;
  readonly failed?: string;
}

export interface ReactionSource extends ChangeSource {
  readonly on: TriggerSource;
  readonly apply?: string | readonly string[];
  readonly source?: readonly string[];
}

export interface BundleSource {
  readonly id: string;
  readonly changes: readonly ChangeSource[];
  readonly source?: readonly string[];
}

export interface TextCaseSource {
  readonly when?: Rule;
  readonly text: string;
}
export type TextCasesSource = string | readonly TextCaseSource[];

export interface ContentSource {
  readonly id?: string;
  readonly kind: CompiledContent['kind'];
  readonly when?: Rule;
  readonly title?: string;
  readonly text?: string;
  readonly note?: TextCasesSource;
  readonly inFull?: string;
  readonly tone?: 'saving' | 'cost';
  readonly says?: readonly string[];
  readonly of?: readonly string[];
  readonly items?: readonly string[];
  readonly under?: string;
  readonly source?: readonly string[];
}
