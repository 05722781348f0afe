import { storeLinks } from "../content/company.ts";
import type { PlainMessage } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import { Glyph } from "./glyph.tsx";

/** Links to the app in both stores. */
export function StoreButtons() {
  return (
    <ul className="flex flex-wrap gap-3">
      {storeLinks.map(({ label, action, href, icon }) => (
        <li key={label}>
          <a href={href} target="_blank" rel="noopener" className="btn btn-secondary">
            <Glyph name={icon} />
            <span>{t(`${action} ${label}` as PlainMessage)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
