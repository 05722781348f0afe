/** Contexts of TanStack Form: `useFieldContext` gives a control its field, `useFormContext` gives it the whole form. */
import { createFormHookContexts } from "@tanstack/react-form";

export const { fieldContext, formContext, useFieldContext, useFormContext } =
  createFormHookContexts();
