import type { Field, FieldKind } from "../../../forms/fields.ts";
import { CheckboxControl, ChoiceControl, PillsControl, SelectControl, YesNoControl } from "./choice-controls.tsx";
import type { ControlOf, ControlProps } from "./control.ts";
import { GroupControl } from "./group-control.tsx";
import { AmountControl, SizeControl, WholeNumberControl } from "./number-controls.tsx";
import { CountryCodeControl, PhoneControl } from "./phone-control.tsx";
import { DateControl, EmailControl, LongTextControl, TextControl } from "./text-controls.tsx";

/** What draws each kind of field. Files have a place of their own in the form, since they are no value of it. */
const CONTROLS = {
  text: TextControl,
  longText: LongTextControl,
  email: EmailControl,
  phone: PhoneControl,
  countryCode: CountryCodeControl,
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
  files: () => null,
} satisfies { [K in FieldKind]: ControlOf<K> };

export function Control(props: ControlProps) {
  const Drawn = CONTROLS[props.field.kind] as (props: ControlProps<Field>) => React.ReactNode;
  return <Drawn {...props} />;
}
