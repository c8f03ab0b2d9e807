/** The shape of rows to come. */
export function SheetBones() {
  return (
    <div className="s-part__bones" aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <span key={row} className="skeleton" />
      ))}
    </div>
  );
}
