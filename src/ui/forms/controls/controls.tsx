import type { Field, FieldKind } from "../../../forms/fields.ts";
import type { ControlOf, ControlProps } from "./control.ts";
import { AmountControl } from "./amount.tsx";
import { CheckboxControl } from "./checkbox.tsx";
import { ChoiceControl } from "./choice.tsx";
import { DateControl } from "./date.tsx";
import { EmailControl } from "./email.tsx";
import { GroupControl } from "./group.tsx";
import { LongTextControl } from "./long-text.tsx";
import { PhoneControl } from "./phone.tsx";
import { PillsControl } from "./pills.tsx";
import { SelectControl } from "./select.tsx";
import { SizeControl } from "./size.tsx";
import { TextControl } from "./text.tsx";
import { WholeNumberControl } from "./whole-number.tsx";
import { YesNoControl } from "./yes-no.tsx";

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
  group: GroupControl,
  // A place of their own in the form: they are no value of it.
  files: () => null,
} satisfies { [K in FieldKind]: ControlOf<K> };

export function Control(props: ControlProps) {
  const Drawn = CONTROLS[props.field.kind] as (props: ControlProps<Field>) => React.ReactNode;
  return <Drawn {...props} />;
}
