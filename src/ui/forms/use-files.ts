import { createContext, useContext, useState } from "react";
import { FormFiles } from "../../lead/form-files.ts";

/** Keeps a form's files when form-boundary.tsx renders the form again. */
export const KeptFiles = createContext<FormFiles | undefined>(undefined);

export function useFiles(formType: string): FormFiles {
  const [own] = useState(() => new FormFiles(formType));
  return useContext(KeptFiles) ?? own;
}
