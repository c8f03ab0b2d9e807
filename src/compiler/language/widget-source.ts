import type { FieldType } from '../../journey';

/** A value in JSON Schema, as far as options of widgets are described by it. */
export interface ValueSource {
  readonly type?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: ValueSource;
  readonly properties?: Readonly<Record<string, ValueSource>>;
  readonly required?: readonly string[];
}

/** A widget of the journey's own. */
export interface WidgetSource {
  readonly name: string;
  readonly takes: readonly FieldType[];
  readonly frame?: 'label' | 'group' | 'radiogroup' | 'own';
  readonly options?: Required<Pick<ValueSource, 'properties'>> & Pick<ValueSource, 'required'>;
}
