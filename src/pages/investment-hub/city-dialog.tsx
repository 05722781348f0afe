import type { Content } from "./content.en.ts";
import { closeDialog, Dialog } from "../../ui/dialog.tsx";
import { enquiryHref } from "./enquiry-link.ts";
import { t } from "../../i18n/t.ts";
import { SummaryList } from "../../ui/summary-list.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Link } from "../../ui/link.tsx";

/** Without scripts a dialog cannot open, so it is a plain section. */
const PLAIN =
  "unscripted:static unscripted:block unscripted:mt-10 unscripted:max-h-none unscripted:w-full";

export interface CityDialogProps {
  content: Content;
  city: Content["cities"][number];
  open: boolean;
  onClose: () => void;
  /** One of the three actions was chosen. */
  onAsk: () => void;
}

export function CityDialog({ content, city, open, onClose, onAsk }: CityDialogProps) {
  const { cityDetails } = content;
  const titleId = `${city.id}-name`;
  const mark = (value: string): string => (city.sample ? `${value} ${cityDetails.example}` : value);
  return (
    <Dialog id={city.id} labelledBy={titleId} open={open} onClose={onClose} className={PLAIN}>
      <div className="relative">
        <Picture name={city.image} alt="" sizes="46rem" className="block aspect-5/2" />
        <button
          type="button"
          aria-label={t("Close")}
          className="btn-round absolute top-3 right-3 bg-card text-ink unscripted:hidden"
          onClick={closeDialog}
        >
          <span className="i-lucide-x" aria-hidden="true" />
        </button>
      </div>
      <div className="p-5 sm:p-8">
        <h3 id={titleId} className="text-h2">
          {city.name}
        </h3>
        <p className="mt-1 font-600 text-brass">{mark(city.partnership)}</p>
        <h4 className="mt-6 text-h3">{cityDetails.market}</h4>
        <p className="mt-2 mb-4">{city.description}</p>
        <SummaryList
          rows={[
            { term: cityDetails.rate, detail: mark(city.currentRate) },
            { term: cityDetails.potential, detail: mark(city.investmentPotential) },
            { term: cityDetails.trends, detail: mark(city.priceTrends) },
            { term: cityDetails.drawback, detail: city.drawback },
          ]}
        />
        <h4 className="mt-6 text-h3">{cityDetails.types}</h4>
        <p className="mt-2">{city.propertyTypes.join(", ")}</p>
        <Developments
          title={cityDetails.developments}
          list={city.upcomingDevelopments}
          source={cityDetails.source}
        />
        {city.opened.length > 0 && (
          <Developments title={cityDetails.opened} list={city.opened} source={cityDetails.source} />
        )}
        <p className="mt-8">
          <Link href={enquiryHref(city.name)} className="btn btn-primary w-full">
            {cityDetails.ask(city.name)}
          </Link>
        </p>
        <div className="mt-3 grid gap-3 sm:grid-cols-3 unscripted:hidden">
          {cityDetails.actions.map((action) => (
            <button
              key={action}
              type="button"
              className="btn btn-secondary px-3"
              onClick={(event) => {
                closeDialog(event);
                onAsk();
              }}
            >
              {action}
            </button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

interface DevelopmentsProps {
  title: string;
  list: Content["cities"][number]["opened"];
  /** Before the name of a source. */
  source: string;
}

function Developments({ title, list, source }: DevelopmentsProps) {
  return (
    <>
      <h4 className="mt-6 text-h3">{title}</h4>
      <ul className="mt-2 border-t">
        {list.map((property) => (
          <li key={property.name} className="grid gap-x-6 border-b py-2 sm:grid-cols-2">
            <span className="font-500">{property.name}</span>
            <span>
              <span>{property.state}</span>
              {property.source && (
                <span className="block text-small text-stone">{`${source} ${property.source}`}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
