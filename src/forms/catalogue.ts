/** Every form there is. The worker and the prerenderer load it; a form's page loads its own definition alone. */
import type { AnyForm } from "./define.ts";

const modules = import.meta.glob<AnyForm>("./*.form.ts", { eager: true, import: "form" });

export const catalogue: readonly AnyForm[] = Object.values(modules);

const byType = new Map(catalogue.flatMap((form) => [form.type, ...(form.aliases ?? [])].map((type) => [type, form])));

/** The form that a type or one of its aliases names. */
export const formOfType = (type: string): AnyForm | undefined => byType.get(type);
