/**
 * Words that were made plainer and ask the same: whoever answered the first has answered the second.
 * Where the words of a consent are among them, its version has grown, and it is asked again.
 */
export const reworded: Readonly<Record<string, string>> = {
  'Does your electricity figure count charging already?':
    'Is charging the car in your electricity figure?',
  'After the cooling-off period, two weeks later':
    'Two weeks later, after your 14 days to change your mind',
  'Someone at home has a medical condition or needs extra help.':
    'Someone at home has a health condition or needs extra help.',
  'I give permission to look up my gas and electricity meter information in the national energy industry database.':
    'I give permission to look up my gas and electricity meters. They are in the national energy database.',
};
