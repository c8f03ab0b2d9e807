import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { JsonObject } from '../../../engine';

/** The fields in the order that the configuration gives (`ui:order`), without a frame. */
export function ObjectTemplate({ properties }: ObjectFieldTemplateProps<JsonObject>) {
  return <div className="f-fields">{properties.map((property) => property.content)}</div>;
}
