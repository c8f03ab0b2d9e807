/** Whether what is drawn stays from test to test: one arrival for all that is looked at. */
export const page = { isKept: false };
