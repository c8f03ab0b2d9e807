/** The shape of what comes, at the same heights: two cards, never more. */
export function ResultsSkeleton() {
  return (
    <div aria-hidden="true">
      <span className="skeleton s-bone s-bone--count" />
      <div className="s-plans">
        <Card />
        <Card />
      </div>
    </div>
  );
}

function Card() {
  return (
    <div className="s-plan">
      <div className="s-plan__head">
        <span className="skeleton s-bone s-bone--tile" />
        <div className="s-bones">
          <span className="skeleton s-bone s-bone--small" />
          <span className="skeleton s-bone s-bone--name" />
        </div>
      </div>
      <div className="s-plan__money s-bones">
        <span className="skeleton s-bone s-bone--saving" />
        <span className="skeleton s-bone s-bone--bar" />
        <span className="skeleton s-bone s-bone--bar s-bone--shorter" />
        <span className="skeleton s-bone s-bone--price" />
        <span className="skeleton s-bone s-bone--button" />
      </div>
      <div className="s-plan__facts s-bones">
        <span className="skeleton s-bone s-bone--badges" />
        <span className="skeleton s-bone s-bone--line" />
        <span className="skeleton s-bone s-bone--line s-bone--shorter" />
        <span className="skeleton s-bone s-bone--line" />
      </div>
    </div>
  );
}
