import type { Content } from "./content.en.ts";
import { enquiryHref, enquiryId } from "./enquiry-link.ts";
import { Link } from "../../ui/link.tsx";

/** Links to the enquiry form. CSS shows the one of the city in the address, so it works without a script. */
export function CityEnquiry({ content }: { readonly content: Content }) {
  const { cities, cityDetails, enquiry } = content;
  return (
    <div className="city-enquiry mt-12 plinth-rule">
      <h3 className="text-h2">{enquiry.title}</h3>
      <p className="mt-2 measure text-stone">{enquiry.text}</p>
      <p className="mt-6">
        {cities.map(({ id, name }) => (
          <Link key={id} id={enquiryId(id)} href={enquiryHref(name)} className="btn btn-primary">
            {cityDetails.ask(name)}
          </Link>
        ))}
        <Link href={enquiry.href} className="btn btn-secondary">
          {enquiry.label}
        </Link>
      </p>
    </div>
  );
}
