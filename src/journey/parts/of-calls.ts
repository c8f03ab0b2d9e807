import { placeAt } from '../place';
import {
  answering,
  consenting,
  earlier as gone,
  failed,
  given,
  running,
  said,
  sending,
  type RuleScope,
} from '../scope';
import type { PartOf } from './part';
import {
  condition,
  each,
  names,
  one,
  plain,
  template,
  text,
  texts,
  value,
  values,
  type AllOf,
  type SlotsOf,
} from './slots';

export const reaction: SlotsOf<'reaction'> = {
  ...plain('on', 'source'),
  when: condition(),
  changes: each('change'),
};
export const change: SlotsOf<'change'> = {
  ...plain('untouch', 'track', 'run', 'goTo', 'parameters', 'open'),
  when: condition(),
  set: values('set'),
  clear: names('clear'),
  call: each('use', { as: 'call' }),
  leave: value(),
};
export const use: SlotsOf<'use'> = { ...plain('call', 'as'), with: values('with') };

/** The commits that a call is made for; none where anything else makes it too, which has no `commit`. */
function sent({ is: { id } }: PartOf<'call'>, allOf: AllOf): RuleScope {
  const commits = allOf('use')
    .filter(({ is }) => is.call === id)
    .map(({ owner }) => commitOf(owner));
  return sending(
    commits.includes(null) ? [] : [...new Set(commits.filter((each) => each !== null))],
  );
}

function commitOf(owner: PartOf<'use'>['owner']): string | null {
  if (owner.kind === 'change') return null;
  return owner.kind === 'run' ? owner.owner.is.commit : owner.owner.is.id;
}

export const call: SlotsOf<'call'> = {
  ...plain(
    'id',
    'operation',
    'pick',
    'none',
    'silent',
    'repeat',
    'alreadyDone',
    'refuses',
    'patience',
    'within',
  ),
  path: template('path', sent),
  query: template('query', sent),
  body: template(null, sent),
  busy: text(),
  failed: text(),
};

export const sequence: SlotsOf<'sequence'> = {
  ...plain('id', 'commit', 'waits'),
  title: text(),
  first: each('change', { outer: ({ place }) => placeAt(place, 'first'), scope: () => given }),
  steps: each('run', { as: 'step', name: ({ id }) => id }),
  then: each('change', { outer: ({ place }) => placeAt(place, 'then'), scope: () => given }),
};

const answered = ({ is }: PartOf<'run'>) => answering(is.use.call);

export const run: SlotsOf<'run'> = {
  ...plain('id', 'name', 'parallel', 'marker', 'serverMessage', 'optional', 'commits'),
  mends: { slot: 'through', in: { ...plain('section'), label: text() } },
  use: one('use', {
    as: '',
    scope: ({ owner }) => sending(owner.is.commit === null ? [] : [owner.is.commit]),
  }),
  when: condition(({ owner }) => running(owner.is.commit)),
  okWhen: condition(answered),
  message: text(),
  keep: values('keep', answered),
  then: each('change', { outer: ({ place }) => placeAt(place, 'then'), scope: answered }),
  onFailure: each('failure', { scope: () => failed }),
  stopWhen: condition(answered),
};
export const failure: SlotsOf<'failure'> = { when: condition(), changes: each('change') };

export const commit: SlotsOf<'commit'> = {
  ...plain('id', 'again', 'resend', 'settlesWithin', 'attempts', 'at', 'lookAround'),
  subject: value(),
  tie: values('tie'),
  same: value(),
  record: values('record', () => consenting),
  earlier: one('earlier', { scope: () => gone }),
  confirmBy: one('question'),
  then: each('change', { outer: ({ place }) => placeAt(place, 'then') }),
  says: each('say', { scope: ({ is }) => said(is.id) }),
};
export const earlier: SlotsOf<'earlier'> = { record: values('record'), answer: values('answer') };
export const question: SlotsOf<'question'> = {
  ...plain('every'),
  use: one('use', { as: '', scope: ({ owner }) => sending([owner.is.id]) }),
  doneWhen: condition(({ is }) => answering(is.use.call)),
  noWhen: condition(({ is }) => answering(is.use.call)),
};
export const say: SlotsOf<'say'> = { title: text(), text: texts('text') };
