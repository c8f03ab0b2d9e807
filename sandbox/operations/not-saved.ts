/** The answer of a save that keeps the contract and still cannot be done (CALL-48). */
export function notSaved(message: string) {
  return { isSuccess: false, message };
}
