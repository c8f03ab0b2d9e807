/** A field without a control: its value comes from the journey alone. */
export function Hidden() {
  return null;
}
