import { type ReactNode, useState } from "react";
// Whoever offers units reads them.
import "../../../forms/all-parsers.ts";
import { areaIn, areaWithin } from "../../../forms/land.ts";
import { grouped } from "../../../forms/rupees.ts";
import { askForGaj } from "../../../forms/parsers.ts";
import { t } from "../../../i18n/t.ts";

interface KeysProps {
  readonly label: string;
  /** What stands in the field. */
  readonly text: string;
  readonly onWrite: (text: string) => void;
}

/** A unit takes the place of the one that was written behind the figure. */
const withUnit = (text: string, unit: string): string => `${text.replace(/[^\p{Nd}]*$/u, "")} ${unit}`;

/** A keypad that is open stays so when one of these is tapped, and the field has not been left. */
const keepFocus = (event: React.MouseEvent): void => event.preventDefault();

/** They stand behind a figure alone, and behind what one of them wrote: who typed a unit needs none, and goes on with the tab key. */
function useKeys({ text, onWrite }: KeysProps) {
  const [tapped, setTapped] = useState("");
  return {
    areOffered: /\p{Nd}[.\s]*$/u.test(text) || (text !== "" && text === tapped),
    write: (written: string): void => {
      setTapped(written);
      onWrite(written);
    },
  };
}

interface RowProps extends KeysProps {
  readonly units: readonly string[];
  readonly children?: ReactNode;
}

const Row = ({ label, text, units, onWrite, children }: RowProps) => (
  <div
    role="group"
    aria-label={t("Unit of {label}", { label: label.toLowerCase() })}
    className="flex flex-wrap gap-2 print:hidden"
  >
    {units.map((unit) => (
      <button
        key={unit}
        type="button"
        className="choice"
        aria-pressed={text.endsWith(` ${unit}`)}
        onMouseDown={keepFocus}
        onClick={() => onWrite(withUnit(text, unit))}
      >
        {unit}
      </button>
    ))}
    {children}
  </div>
);

/** Words that a keypad of digits has not: each is written behind the figure by a tap. */
export function UnitKeys(props: KeysProps & Pick<RowProps, "units">) {
  const { areOffered, write } = useKeys(props);
  return areOffered ? <Row {...props} onWrite={write} /> : null;
}

/** The units in which land is measured: those of most cities, the sign between two sides, and the rest behind one more tap. */
export function LandKeys(props: KeysProps) {
  const [isOpen, setOpen] = useState(false);
  const { areOffered, write } = useKeys(props);
  if (!areOffered) return null;
  const usual = [t("gaj"), t("sq m"), t("acre")];
  const rest = [t("cent"), t("guntha"), t("marla"), t("kanal"), t("hectare"), t("ground")];
  return (
    <>
      <Row {...props} onWrite={write} units={isOpen ? [...usual, ...rest] : usual}>
        <button
          type="button"
          className="choice tap"
          onMouseDown={keepFocus}
          onClick={() => write(`${props.text.trim()} × `)}
        >
          ×
        </button>
      </Row>
      {isOpen ? null : (
        <button
          type="button"
          className="link text-small min-h-11 print:hidden"
          onMouseDown={keepFocus}
          onClick={() => setOpen(true)}
        >
          {t("More units")}
        </button>
      )}
    </>
  );
}

/** A figure alone, whose unit nobody knows. */
const BARE = /^[\p{Nd}.,\s]*\p{Nd}[.\s]*$/u;

interface SaidAreaProps extends KeysProps {
  readonly of: string;
  /** See TextField; `true` where it is a part of what is told. */
  readonly area: "sqft" | "any" | true;
}

/** What an area comes to that is written in words of one's own, which is sent as it is written; and what nobody could say of it. */
export function SaidArea({ of, area, ...keys }: SaidAreaProps) {
  const { text } = keys;
  const { sqft: [one, ...more] = [], isPlain, varyingUnit } = (area === true ? areaWithin(text) : areaIn(text)) ?? {};
  return (
    <>
      <output htmlFor={of} className="text-small text-brass figures empty:hidden">
        {one !== undefined && more.length === 0 && !isPlain ? `= ${t("{area} sqft", { area: grouped(one) })}` : ""}
      </output>
      <p role="status" className="field-hint empty:hidden">
        {varyingUnit ? askForGaj(varyingUnit) : area === "any" && BARE.test(text) ? t("In which unit?") : ""}
      </p>
      {area === "any" ? <UnitKeys {...keys} units={[t("acre"), t("gaj"), t("sq m"), t("sqft")]} /> : null}
    </>
  );
}
