import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import type { JsonObject } from '../../../engine';
import { widgets } from '../widgets';
import { bindWidget } from './bind-widget';
import { FieldTemplate } from './field-template';
import { LeafField, ObjectField } from './object-field';
import { ObjectTemplate } from './object-template';

const nothing = () => null;

export const themeFields: RegistryFieldsType<JsonObject> = {
  ObjectField,
  ArrayField: LeafField,
  NumberField: LeafField,
};

export const themeWidgets: RegistryWidgetsType<JsonObject> = Object.fromEntries(
  Object.entries(widgets).map(([name, widget]) => [name, bindWidget(widget.component)]),
);

/** Hint, error and help are drawn by the frame; RJSF would build them for nothing. */
export const themeTemplates: Partial<TemplatesType<JsonObject>> = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  DescriptionFieldTemplate: nothing,
  FieldErrorTemplate: nothing,
  FieldHelpTemplate: nothing,
};
