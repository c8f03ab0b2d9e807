import type { Rule } from '../../engine';
import type { CompiledCommit, CompiledEarlier, SayId } from '../../journey';
import type { ChangesSource } from './change-source';
import type { UseSource } from './journey-source';

export type SaySource =
  | string
  | { readonly title?: string; readonly text: string | readonly string[] };

export interface QuestionSource extends UseSource {
  readonly doneWhen: Rule;
  readonly noWhen: Rule;
  readonly every: readonly number[];
}

export interface CommitSource {
  readonly id: string;
  readonly subject: Rule;
  readonly tie: Readonly<Record<string, Rule>>;
  readonly same: Rule;
  readonly again: string;
  readonly record: Readonly<Record<string, Rule>>;
  readonly earlier?: CompiledEarlier;
  readonly confirmBy: QuestionSource;
  readonly resend: CompiledCommit['resend'];
  readonly settlesWithin: number;
  readonly attempts: number;
  readonly then?: ChangesSource;
  readonly at: readonly string[];
  readonly lookAround?: string;
  readonly says: Readonly<Partial<Record<SayId, SaySource>>>;
}
