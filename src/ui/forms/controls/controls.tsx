import type { Field, FieldKind } from "../../../forms/fields.ts";
import type { ControlOf, ControlProps } from "./control.ts";
import { AmountControl } from "./amount-control.tsx";
import { CheckboxControl } from "./checkbox-control.tsx";
import { ChoiceControl } from "./choice-control.tsx";
import { DateControl } from "./date-control.tsx";
import { EmailControl } from "./email-control.tsx";
import { LongTextControl } from "./long-text-control.tsx";
import { PhoneControl } from "./phone-control.tsx";
import { PillsControl } from "./pills-control.tsx";
import { SelectControl } from "./select-control.tsx";
import { SizeControl } from "./size-control.tsx";
import { TextControl } from "./text-control.tsx";
import { WholeNumberControl } from "./whole-number-control.tsx";
import { YesNoControl } from "./yes-no-control.tsx";

/** What draws each kind of field: one file each. */
const CONTROLS = {
  text: TextControl,
  longText: LongTextControl,
  email: EmailControl,
  phone: PhoneControl,
  // Drawn by the phone number beside it.
  countryCode: () => null,
  wholeNumber: WholeNumberControl,
  amount: AmountControl,
  size: SizeControl,
  date: DateControl,
  select: SelectControl,
  choice: ChoiceControl,
  yesNo: YesNoControl,
  checkbox: CheckboxControl,
  pills: PillsControl,
  // Its rows are fields of their own.
  group: () => null,
  // A place of their own in the form: they are no value of it.
  files: () => null,
} satisfies { [K in FieldKind]: ControlOf<K> };

export function Control(props: ControlProps) {
  const Drawn = CONTROLS[props.field.kind] as (props: ControlProps<Field>) => React.ReactNode;
  return <Drawn {...props} />;
}
