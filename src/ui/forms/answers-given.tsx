import { answersOf } from "../../forms/answers.ts";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues } from "../../forms/fields.ts";
import { t } from "../../i18n/t.ts";

export const AnswersGiven = ({ form, values }: { form: AnyForm; values: FormValues }) => (
  <>
    <h3 className="font-sans font-600">{t("What you sent")}</h3>
    <dl className="grid gap-2 mt-2 text-small">
      {answersOf(form, values).map(({ label, text }) => (
        <div key={label}>
          <dt className="text-stone">{label}</dt>
          <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
        </div>
      ))}
    </dl>
  </>
);
