import { useState } from "react";
import { areaIn, areaWithin, askForGaj } from "../../../forms/reading/land.ts";
import { groupDigits } from "../../../forms/reading/rupees.ts";
import { t } from "../../../i18n/t.ts";

interface KeysProps {
  readonly label: string;
  /** The text of the field. */
  readonly text: string;
  readonly onWrite: (text: string) => void;
}

/** Replaces the unit behind the figure. */
const withUnit = (text: string, unit: string): string =>
  `${text.replace(/[^\p{Nd}]*$/u, "")} ${unit}`;

/** A tap keeps the focus in the field, and the phone's keypad open. */
const keepFocus = (event: React.MouseEvent): void => event.preventDefault();

/** Reserves its space, hidden from sight and from screen readers. */
const HIDDEN = { visibility: "hidden" } as const;

interface UnitKeysProps extends KeysProps {
  readonly units: readonly string[];
  /** Units behind "More units", for land. The sign between two sides precedes them. */
  readonly moreUnits?: readonly string[];
}

/**
 * Buttons that write a unit behind the figure, because the phone's keypad of digits has no letters. They are offered after a bare figure,
 * and after a unit that a tap added, but not to a visitor who typed one. Once shown, they keep their place, so that nothing below them moves.
 */
export function UnitKeys({ label, text, units, moreUnits, onWrite }: UnitKeysProps) {
  const [tapped, setTapped] = useState("");
  const [wasOffered, setOffered] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isOffered = /\p{Nd}[.\s]*$/u.test(text) || (text !== "" && text === tapped);
  if (isOffered && !wasOffered) setOffered(true);
  if (!wasOffered) return null;
  const style = isOffered ? undefined : HIDDEN;
  const write = (written: string): void => {
    setTapped(written);
    onWrite(written);
  };
  return (
    <>
      <div
        role="group"
        aria-label={t("Unit of {label}", { label: label.toLowerCase() })}
        className="flex flex-wrap gap-2 print:hidden"
        style={style}
      >
        {[...units, ...((isOpen && moreUnits) || [])].map((unit) => (
          <button
            key={unit}
            type="button"
            className="choice"
            aria-pressed={text.endsWith(` ${unit}`)}
            onMouseDown={keepFocus}
            onClick={() => write(withUnit(text, unit))}
          >
            {unit}
          </button>
        ))}
        {moreUnits ? (
          <button
            type="button"
            className="choice tap"
            aria-label={t("times")}
            onMouseDown={keepFocus}
            onClick={() => write(`${text.trim()} × `)}
          >
            ×
          </button>
        ) : null}
      </div>
      {moreUnits && !isOpen ? (
        <button
          type="button"
          className="link text-small min-h-11 print:hidden"
          style={style}
          onMouseDown={keepFocus}
          onClick={() => setOpen(true)}
        >
          {t("More units")}
        </button>
      ) : null}
    </>
  );
}

/** The usual units of land, and the rarer ones. */
export const LandKeys = (props: KeysProps) => (
  <UnitKeys
    {...props}
    units={[t("gaj"), t("sq m"), t("acre")]}
    moreUnits={[t("cent"), t("guntha"), t("marla"), t("kanal"), t("hectare"), t("ground")]}
  />
);

/** A figure without a unit. */
const BARE = /^[\p{Nd}.,\s]*\p{Nd}[.\s]*$/u;

/** The usual units of an area whose unit the page asks for. */
export const areaUnits = (): readonly string[] => [t("acre"), t("gaj"), t("sq m"), t("sqft")];

/** A typed area in square feet, or a question about its unit. The typed text is sent. @param area as in TextField, or `true` if the area is part of a longer text */
export function areaNote(area: "sqft" | "any" | true, text: string): string | undefined {
  const {
    sqft: [first, ...more] = [],
    isPlain,
    varyingUnit,
  } = (area === true ? areaWithin(text) : areaIn(text)) ?? {};
  if (varyingUnit) return askForGaj(varyingUnit);
  if (first !== undefined && more.length === 0 && !isPlain)
    return `= ${t("{area} sqft", { area: groupDigits(first) })}`;
  return area === "any" && BARE.test(text) ? t("In which unit?") : undefined;
}
