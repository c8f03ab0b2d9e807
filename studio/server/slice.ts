/** So long something plays or proves on before it says how far it is: what else is asked of its thread waits no longer. */
export const sliceMs = 400;
