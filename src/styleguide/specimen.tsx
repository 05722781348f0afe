import type { ReactNode } from "react";

interface SpecimenProps {
  /** As its file or its class is called. */
  readonly name: string;
  /** The state that it is in. */
  readonly state?: string;
  /** It takes the whole width of the page. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One piece in one state, under its name. */
export function Specimen({ name, state, wide, children }: SpecimenProps) {
  return (
    <div data-specimen={name} className="min-w-0">
      <p className={`mb-3 text-small text-stone ${wide ? "wrap" : ""}`}>
        <code>{name}</code>
        {state ? `, ${state}` : null}
      </p>
      {children}
    </div>
  );
}
