import { createContext, useContext, useState } from "react";
import { FormFiles } from "../../lead/form-files.ts";

/** Holds the files of a form while it is rendered again: see form-boundary.tsx. */
export const KeptFiles = createContext<FormFiles | undefined>(undefined);

export function useFiles(formType: string): FormFiles {
  const [own] = useState(() => new FormFiles(formType));
  return useContext(KeptFiles) ?? own;
}
