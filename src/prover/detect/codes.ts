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
  JP201: error('required answer that nobody can give'),
  JP202: error('required answer that no value satisfies'),
  JP203: error('question that waits for a later one'),
  JP205: error('step that nobody can enter'),
  JP206: error('steps that send each other'),
  JP207: error('option that its own question refuses'),
} as const satisfies Readonly<Record<string, Code>>;

export type ProofCode = keyof typeof proofCodes;
