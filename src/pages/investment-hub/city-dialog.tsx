import { useEffect, useRef, type ReactNode } from "react";
import { formLink } from "../../content/form-link.ts";
import type { InvestmentCity } from "./cities.ts";
import { useHydrated } from "../../ui/hydrated.ts";
import { Ledger } from "../../ui/ledger.tsx";
import { Picture } from "../../ui/picture.tsx";

/** None of them asks for anything yet: they close the details. */
const ACTIONS = ["Request Callback", "Check Availability", "Book Site Visit"] as const;

/** Before React is awake, and without it, the details stand open because the address names them. */
const NAMED =
  "target:fixed target:inset-0 target:z-50 target:block target:[box-shadow:0_0_0_100vmax_rgb(11_17_32/.62)]";

interface ClosingProps {
  onClick: () => void;
  className: string;
  label?: string;
  children: ReactNode;
}

function Closing({ onClick, className, label, children }: ClosingProps) {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <button type="button" className={className} aria-label={label} onClick={onClick}>
      {children}
    </button>
  ) : (
    <a href="#trending-cities" className={className} aria-label={label}>
      {children}
    </a>
  );
}

/** The form has no field for a city: its notes are the one place where an answer can carry it. */
export const enquiryHref = (city: string): string =>
  formLink("/trending-property-enquiry", { city, additionalNotes: city });

export interface CityDialogProps {
  city: InvestmentCity;
  open: boolean;
  onClose: () => void;
}

export function CityDialog({ city, open, onClose }: CityDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isHydrated = useHydrated();

  useEffect(() => {
    const element = dialog.current!;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current!;
    // The content covers the dialog: what is hit beside it is the backdrop.
    const backdrop = (event: MouseEvent): void => {
      if (event.target === element) element.close();
    };
    element.addEventListener("click", backdrop);
    return () => element.removeEventListener("click", backdrop);
  }, []);

  const close = (): void => dialog.current!.close();
  const titleId = `${city.id}-name`;
  return (
    <dialog
      ref={dialog}
      id={city.id}
      aria-labelledby={titleId}
      className={`modal ${isHydrated ? "" : NAMED}`}
      onClose={onClose}
    >
      <div className="relative">
        <Picture name={city.image} alt="" sizes="46rem" className="block aspect-5/2" />
        <Closing onClick={close} label="Close" className="btn-round absolute top-3 right-3 bg-card text-ink">
          <span className="i-lucide-x" aria-hidden="true" />
        </Closing>
      </div>
      <div className="p-5 sm:p-8">
        <h3 id={titleId} className="text-h2">
          {city.name}
        </h3>
        <p className="mt-1 font-600 text-brass">{city.partnership}</p>
        <h4 className="mt-6 text-h3">Market overview</h4>
        <p className="mt-2 mb-4">{city.description}</p>
        <Ledger
          rows={[
            { term: "Current rate", detail: city.currentRate },
            { term: "Investment potential", detail: city.investmentPotential },
            { term: "Price trends", detail: city.priceTrends },
          ]}
        />
        <div className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
          <Points title="Property types" items={city.propertyTypes} />
          <Points title="Upcoming developments" items={city.upcomingDevelopments} />
        </div>
        <div className="mt-8 grid gap-3 sm:grid-cols-3">
          {ACTIONS.map((action, i) => (
            <Closing key={action} onClick={close} className={i ? "btn btn-secondary px-3" : "btn btn-primary px-3"}>
              {action}
            </Closing>
          ))}
        </div>
        <p className="mt-5">
          <a href={enquiryHref(city.name)}>{`Ask for today's rates in ${city.name}`}</a>
        </p>
      </div>
    </dialog>
  );
}

function Points({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className="text-h3">{title}</h4>
      <ul className="mt-2">
        {items.map((item) => (
          <li key={item} className="border-b py-2">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
