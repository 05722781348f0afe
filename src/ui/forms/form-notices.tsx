import { company } from "../../content/company.ts";

/** What stands above a form for the two cases in which it is less than it should be: no scripts at all, and a script that did not arrive. */
export function FormNotices() {
  const phone = (
    <a className="link" href={company.phone.href}>
      {company.phone.display}
    </a>
  );
  return (
    <>
      <noscript>
        <p className="notice mb-8">
          JavaScript is switched off. The form can be sent all the same, without files; for those, call {phone} or write
          to{" "}
          <a className="link" href={company.email.href}>
            {company.email.display}
          </a>
          .
        </p>
      </noscript>
      <p data-unreachable="" hidden role="alert" className="notice notice-error mb-8">
        A part of this page could not be loaded. You can fill in and send the form all the same.
      </p>
    </>
  );
}
