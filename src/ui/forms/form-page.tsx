import { Link } from "../link.tsx";
import { company } from "../../content/company.ts";
import type { PictureName } from "../../content/pictures.gen.ts";
import type { AnyForm } from "../../forms/define.ts";
import { seenBy } from "../../forms/notice.ts";
import { PhoneNumber } from "../phone-number.tsx";
import { Picture } from "../picture.tsx";
import { Unbroken } from "../unbroken.tsx";
import { formatMinutes } from "./form-aside.tsx";
import { FormNotices } from "./form-notices.tsx";
import { FormRoot } from "./lead-form.tsx";
import { localHref } from "../../i18n/links.ts";
import { t } from "../../i18n/t.ts";

interface FormPageProps {
  readonly form: AnyForm;
  readonly path: string;
}

/**
 * The page of any form. The form is in one column. The other has the next steps, the time it takes and who sees it.
 * `src/routes/{-$locale}/$form.tsx` renders it at each path of the form.
 * @example <FormPage form={form} path="/buy-flat" />
 */
export default function FormPage({ form, path }: FormPageProps) {
  return (
    <div className="wrap section pt-10!">
      <div className="grid gap-x-16 gap-y-12 justify-between lg:grid-cols-[minmax(0,42rem)_21rem]">
        <div>
          <h1 className="text-h1">{form.screen ?? form.heading}</h1>
          {/* The negative margin keeps it on one line of a phone, in the fallback font too. */}
          <p className="mt-3 -mr-[14px] py-[.7rem] text-small text-stone lg:hidden print:hidden [main:has([data-reference])_&]:hidden">
            <span>{formatMinutes(form)}</span> <span>{t("Rather talk?")}</span>{" "}
            <PhoneNumber className="link inline-flex items-center min-h-11 -my-[.7rem]" />
          </p>
          <p className="text-lead measure mt-4 mb-10 [main:has([data-reference])_&]:hidden">{form.intro}</p>
          <FormNotices />
          {form.screen ? <h2 className="text-h2 mb-8">{form.heading}</h2> : null}
          <FormRoot key={path} form={form} path={path} />
        </div>
        {form.unlisted ? null : <FormAside form={form} />}
      </div>
    </div>
  );
}

function FormAside({ form }: Pick<FormPageProps, "form">) {
  return (
    <aside aria-label={t("About this form")} className="grid content-start gap-8 print:hidden beside-long">
      <Picture
        name={form.picture as PictureName}
        alt=""
        inHead="(min-width:64rem)"
        sizes="(min-width:64rem) 336px,100vw"
        className="rounded-lg"
      />
      {form.calculator === "loan" && (
        <Link href={localHref("/financial-services#calculator")} className="link">
          {t("What would it cost a month?")}
        </Link>
      )}
      {/* The receipt says the same. */}
      <section className="[main:has([data-reference])_&]:hidden">
        <h2 className="text-h3 mb-3">{t("What happens next")}</h2>
        <ol className="grid gap-4">
          {form.next.map((step, i) => (
            <li key={step} className="grid grid-cols-[2rem_1fr]">
              <span className="font-display text-brass text-h3 leading-none! figures" aria-hidden="true">
                {i + 1}
              </span>
              <span>
                <Unbroken text={step} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      <dl className="grid gap-4 text-small border-t border-line pt-6">
        <div className="[main:has([data-reference])_&]:hidden">
          <dt className="font-600">{t("How long it takes")}</dt>
          <dd className="text-stone">{formatMinutes(form)}</dd>
        </div>
        <div>
          <dt className="font-600">{t("Who sees it")}</dt>
          <dd className="text-stone">{seenBy(form)}</dd>
        </div>
        <div>
          <dt className="font-600">{t("Rather talk?")}</dt>
          <dd className="text-stone">
            <PhoneNumber className="link flex w-fit items-center min-h-11" />
            <span>{t(company.hours.phone)}</span>
          </dd>
        </div>
      </dl>
    </aside>
  );
}
