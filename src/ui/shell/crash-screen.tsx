import { company } from "../../content/company.ts";
import { t } from "../../i18n/t.ts";
import { Sentence } from "../sentence.tsx";

/** In place of a page that crashed. */
export function CrashScreen() {
  return (
    <section className="wrap section" role="alert">
      <h1 className="text-h1">{t("Something went wrong")}</h1>
      <p className="mt-4 measure text-lead">
        {t("We're sorry, but something unexpected happened. Please try refreshing the page.")}
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
          {t("Refresh Page")}
        </button>
        <span>
          <Sentence
            text="or call us on {phone}"
            phone={<a href={company.phone.href}>{company.phone.display}</a>}
          />
        </span>
      </p>
    </section>
  );
}
