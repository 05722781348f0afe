import type { FieldKind } from "../../../forms/fields.ts";
import { AmountControl } from "./amount-control.tsx";
import { CheckboxControl } from "./checkbox-control.tsx";
import { ChoiceControl } from "./choice-control.tsx";
import { DateControl } from "./date-control.tsx";

import { GroupControl } from "./group-control.tsx";
import { PhoneControl } from "./phone-control.tsx";
import { PillsControl } from "./pills-control.tsx";
import { SelectControl } from "./select-control.tsx";
import { SizeControl } from "./size-control.tsx";
import { TextControl } from "./text-control.tsx";
import { TypedControl } from "./typed-control.tsx";
import { WholeNumberControl } from "./whole-number-control.tsx";
import { YesNoControl } from "./yes-no-control.tsx";

const Nothing = (): null => null;

/** One field component for each kind, by the kind's name. */
export const fieldComponents = {
  text: TextControl,
  longText: TextControl,
  email: TypedControl,
  phone: PhoneControl,
  // Part of the phone's control.
  countryCode: Nothing,
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
  // See file-picker.tsx: files are not among the form's values.
  files: Nothing,
} satisfies Record<FieldKind, unknown>;
