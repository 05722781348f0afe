import { useEffect, useRef } from "react";
import type { Content } from "./content.en.ts";
import { enquiryHref } from "./enquiry-link.ts";
import { Link } from "../../ui/link.tsx";

interface CityEnquiryProps {
  content: Content;
  /** The city whose details the visitor read before. */
  choice: { readonly city: Content["cities"][number] } | undefined;
}

/** A link to the enquiry form. For a chosen city the link fills it in and takes the focus. */
export function CityEnquiry({ content, choice }: CityEnquiryProps) {
  const { cityDetails, enquiry } = content;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (choice) link.current!.focus();
  }, [choice]);
  return (
    <div className="mt-12 brass-rule">
      <h3 className="text-h2">{enquiry.title}</h3>
      <p className="mt-2 measure">{enquiry.text}</p>
      <p className="mt-6">
        <Link
          ref={link}
          href={choice ? enquiryHref(choice.city.name) : enquiry.href}
          className={`btn ${choice ? "btn-primary" : "btn-secondary"}`}
        >
          <span>{choice ? cityDetails.ask(choice.city.name) : enquiry.label}</span>
        </Link>
      </p>
    </div>
  );
}
