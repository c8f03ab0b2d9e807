import { useBrand } from './brand-chrome';
import './pictogram.css';

/** The brand's drawing of that name on a pale disc; nothing where the brand has none. */
export function Pictogram({ name }: { readonly name: string }) {
  const address = useBrand()?.pictograms[name];
  if (address === undefined) return null;
  return (
    <span className="p-pictogram">
      <img src={address} alt="" width="56" height="56" />
    </span>
  );
}
