/** `keepNumbers`: all but the number of what is open, and what is needed to ask about it. */
export type ClearHow = 'keepNumbers' | 'everything';
