import { company } from "../content/company.ts";

/** The company's phone number, as a link in a sentence. */
export const PhoneNumber = ({
  className = "link whitespace-nowrap",
}: {
  readonly className?: string;
}) => (
  <a className={className} href={company.phone.href}>
    {company.phone.display}
  </a>
);
