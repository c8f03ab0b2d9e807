interface Code {
  readonly title: string;
  /** An error keeps a household from going on; a warning says what decides nothing. */
  readonly severity: 'error' | 'warning';
}

const error = (title: string): Code => ({ title, severity: 'error' });
const warning = (title: string): Code => ({ title, severity: 'warning' });

/** What each code of a proof stands for. Codes never change their meaning. */
export const proofCodes = {
  JP101: warning('condition that never holds'),
  JP102: warning('condition that always holds'),
  JP103: warning('case that is never reached'),
  JP104: warning('same value on both branches'),
  JP105: warning('condition that is asked twice'),
  JP106: warning('condition that never holds where it is asked'),
  JP107: warning('condition that those beside it imply'),
  JP108: warning('text that some households find empty'),
  JP201: error('required answer that nobody can give'),
  JP202: error('required answer that no value satisfies'),
  JP203: error('question or sheet that waits for what comes later'),
  JP205: error('step that nobody can enter'),
  JP206: error('steps that send a household round for ever'),
  JP207: error('option that its own question refuses'),
  JP208: error('button that can never be pressed'),
  JP209: error('dialog that nobody opens'),
  JP210: error('sheet that some households wait on for ever'),
  JP211: error('way to a step that sends back at once'),
  JP212: error('step that nothing leads on from'),
  JP213: error('choice that is refused later and cannot be changed'),
  JP214: error('list that must have more items than it may'),
  JP301: warning('button that nobody hears'),
  JP302: error('reaction that takes back its own cause'),
  JP303: warning('reaction or call that never comes about'),
  JP304: error('call that its own answer makes again'),
  JP305: error('answer that is read right after it was cleared'),
  JP306: error('answer that is read before it is there'),
  JP307: error('call that is made only without its input'),
  JP308: error('answer that means done and not done'),
  JP309: error('button with which nothing happens for some'),
  JP310: error('call that is made twice at once'),
  JP311: error('call that some households are left out of'),
  JP312: error('two calls under one name that one household makes'),
  JP313: error('answer that is asked for twice at once'),
  JP314: warning('value that a later reaction takes away'),
  JP315: error('two ways at one event'),
  JP401: error('step of a sequence without what must come first'),
  JP402: error('acceptance that a household can leave out'),
  JP403: error('call that must be a commit'),
  JP404: error('finding that is said to be meant and is not there'),
} as const satisfies Readonly<Record<string, Code>>;

export type ProofCode = keyof typeof proofCodes;
