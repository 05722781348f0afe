import type { TaskChoice } from "../content/exchange-task.ts";
import type { NavLink } from "../content/navigation.ts";
import { localHref } from "../i18n/links.ts";
import { t } from "../i18n/t.ts";
import { Link } from "./link.tsx";

interface ExchangeTaskProps {
  readonly choices: readonly TaskChoice[];
  /** The label of its button. */
  readonly submit: string;
  /** Next to the button. */
  readonly other: NavLink;
  /** In one line from 768 px on. */
  readonly wide?: boolean;
}

/** Opens the exchange form with the answers chosen here. The browser sends it, so it works without scripts. */
export function ExchangeTask({ choices, submit, other, wide }: ExchangeTaskProps) {
  return (
    <form
      action={localHref("/property-exchange")}
      className={`grid gap-3 print:hidden ${wide ? "md:grid-cols-[1fr_1.6fr_1fr_auto] md:items-end" : "lg:max-xl:max-w-72"}`}
    >
      {choices.map(({ name, label, options }) => (
        <label
          key={name}
          className={`flex flex-wrap items-center gap-x-4 gap-y-1 ${wide ? "md:block" : ""}`}
        >
          <span className={`basis-20 font-600 ${wide ? "md:block md:mb-1.5" : ""}`}>{label}</span>
          <select name={name} className="field-input flex-1 basis-40">
            <option value="">{t("Choose one")}</option>
            {options.map(([value, text]) => (
              <option key={text} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <div className="fallback-room flex flex-wrap items-center gap-x-3 gap-y-2">
        <button className="btn btn-primary max-sm:px-4">{submit}</button>
        <Link href={other.href} className="tap inline-flex items-center font-600 underline">
          {other.label}
        </Link>
      </div>
    </form>
  );
}
