/**
 * What we use of the nodes of ODK's engine: its own types lean on packages that are not published
 * with it, so that a type check sees nothing in them.
 */
export type OdkEngineNode =
  | OdkSelect
  | OdkTrigger
  | OdkInput
  | OdkUpload
  | OdkFreeRange
  | (OdkCommon & { readonly nodeType: OdkOtherKind });

export type OdkRoot = OdkEngineNode & { readonly nodeType: 'root' };

/** Kinds of which nothing of their own is asked. */
type OdkOtherKind =
  | 'root'
  | 'group'
  | 'repeat-instance'
  | 'repeat-range:controlled'
  | 'model-value'
  | 'note'
  | 'rank';

interface OdkUpload extends OdkCommon {
  readonly nodeType: 'upload';
  setValue(file: File | null): void;
}

interface OdkCommon {
  readonly currentState: OdkState;
  readonly validationState: {
    readonly constraint?: { readonly valid: boolean };
  };
}

interface OdkState {
  readonly reference: string;
  readonly relevant: boolean;
  readonly required: boolean;
  readonly readonly: boolean;
  readonly children: readonly OdkEngineNode[] | null;
  /** As it would be sent; of what holds a value alone. */
  readonly instanceValue?: string | number | bigint;
}

interface OdkSelect extends OdkCommon {
  readonly nodeType: 'select';
  readonly currentState: OdkState & {
    readonly valueOptions: readonly { readonly value: string }[];
  };
  selectValue(value: string | null): void;
  selectValues(values: readonly string[]): void;
}

interface OdkTrigger extends OdkCommon {
  readonly nodeType: 'trigger';
  setValue(isTicked: boolean): void;
}

interface OdkInput extends OdkCommon {
  readonly nodeType: 'input' | 'range';
  setValue(value: string | number | bigint | null): void;
}

/** A list to which a person adds items. */
interface OdkFreeRange extends OdkCommon {
  readonly nodeType: 'repeat-range:uncontrolled';
  readonly currentState: OdkState & { readonly children: readonly OdkEngineNode[] };
  addInstances(afterIndex: number, count: number): void;
  removeInstances(startIndex: number, count: number): void;
}
