/** What each code of a proof stands for. Codes never change their meaning. */
export const proofCodes = {
  JP101: 'condition that never holds',
  JP102: 'condition that always holds',
  JP103: 'case that is never reached',
  JP104: 'same value on both branches',
  JP105: 'condition that is asked twice',
  JP106: 'condition that never holds where it is asked',
  JP201: 'required answer that nobody can give',
  JP202: 'required answer that no value satisfies',
  JP203: 'question that waits for a later one',
  JP204: 'required choice with no option',
  JP205: 'step that nobody can enter',
  JP206: 'steps that send each other',
  JP207: 'option that its own question refuses',
  JP301: 'button that nobody hears',
  JP302: 'reaction that takes back its own cause',
  JP303: 'call that is made only without its input',
  JP304: 'call that makes itself again',
  JP305: 'answer that is read right after it was cleared',
  JP401: 'answer that nobody sets',
  JP402: 'value that its question refuses',
} as const;

export type ProofCode = keyof typeof proofCodes;
