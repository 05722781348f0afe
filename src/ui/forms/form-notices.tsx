import { company } from "../../content/company.ts";
import { t } from "../../i18n/t.ts";
import { PhoneNumber } from "../phone-number.tsx";
import { Sentence } from "../sentence.tsx";

/** Notices above a form when scripts are off or failed to load. */
export function FormNotices() {
  return (
    <>
      <noscript>
        <p className="notice mb-8">
          <Sentence
            text="JavaScript is off. You can still send the form, but without files. For files, call {phone} or write to {email}."
            phone={<PhoneNumber className="link" />}
            email={
              <a className="link" href={company.email.href}>
                {company.email.display}
              </a>
            }
          />
        </p>
      </noscript>
      {/* Filled in by native-form.ts. */}
      <p
        data-unreachable=""
        data-failed={t(
          "Part of this page could not be loaded. You can still fill in and send the form.",
        )}
        data-offline={t(
          "We can’t be reached. Everything you entered is still here. Press the button again, or call {phone}.",
          { phone: company.phone.display },
        )}
        data-files={t(
          "Your files cannot be sent, because part of this page is missing. Press the button again to send the form without them, or call {phone}.",
          { phone: company.phone.display },
        )}
        hidden
        role="alert"
        className="notice notice-error mb-8"
      />
    </>
  );
}
