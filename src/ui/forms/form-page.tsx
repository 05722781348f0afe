import { Link } from "../link.tsx";
import type { PictureName } from "../../content/pictures.gen.ts";
import type { AnyForm } from "../../forms/define.ts";
import { PhoneNumber } from "../phone-number.tsx";
import { Picture } from "../picture.tsx";
import { FormAside, formatMinutes } from "./form-aside.tsx";
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
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,42rem)_21rem]">
        <div>
          <h1 className="text-h1">{form.screen ?? form.heading}</h1>
          <p className="text-lead measure mt-4 lg:mb-10 [main:has([data-reference])_&]:hidden">
            {form.intro}
          </p>
          <p className="mt-3 mb-7 fallback-room py-[.7rem] text-small text-stone lg:hidden print:hidden [main:has([data-reference])_&]:hidden">
            <span>{formatMinutes(form)}</span> <span>{t("Rather talk?")}</span>{" "}
            <PhoneNumber className="link inline-flex items-center min-h-11 -my-[.7rem]" />
          </p>
          <FormNotices />
          {form.screen ? <h2 className="text-h2 mb-8">{form.heading}</h2> : null}
          <FormRoot key={path} form={form} path={path} />
        </div>
        {form.unlisted ? null : (
          <FormAside
            form={form}
            as="h2"
            className="beside-long"
            top={
              <>
                <Picture
                  name={form.picture as PictureName}
                  alt=""
                  inHead="(min-width:64rem)"
                  sizes="22rem"
                  className="arch hidden aspect-4/5 w-44 lg:block"
                />
                {form.calculator === "loan" && (
                  <Link href={localHref("/financial-services#calculator")} className="link">
                    {t("What would it cost per month?")}
                  </Link>
                )}
              </>
            }
          />
        )}
      </div>
    </div>
  );
}
