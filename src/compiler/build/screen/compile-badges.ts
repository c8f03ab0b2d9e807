import type { CompiledBadges } from '../../../journey';
import type { Context } from '../../context';
import type { ScreenSource } from '../../language';
import { compileCondition, type Scope } from '../../rules';
import { items, type Cursor } from '../../source';
import { compileText } from '../../text';
import { checkOnce } from './check-names';

export function compileBadges(
  at: Cursor<NonNullable<ScreenSource['badges']>> | null,
  scope: Scope,
  context: Context,
): CompiledBadges {
  const each = items(at?.at('each') ?? null);
  checkOnce(
    each.map((badge) => badge.at('id')),
    context,
  );
  return {
    first: at?.value.first ?? null,
    each: each.map((badge) => ({
      id: badge.value.id,
      text: compileText(badge.at('text'), scope, context),
      hint: compileText(badge.find('hint'), scope, context),
      icon: badge.value.icon ?? null,
      tone: badge.value.tone ?? 'fact',
      says: badge.value.says ?? [],
      when: compileCondition(badge.find('when'), true, scope, context),
    })),
  };
}
