/** Whatever the device throws (QuotaExceededError, SecurityError) means that it did not work. */
export function tried<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
