import { Accordion, type AccordionProps } from "./accordion.tsx";
import { JsonLd } from "./json-ld.tsx";
import { faqPage } from "./structured-data.ts";

/** A page's own questions, which search engines are told too: behind them, since what nobody sees must not come first. */
export function Questions(props: AccordionProps) {
  return (
    <>
      <Accordion {...props} />
      <JsonLd data={faqPage(props.items)} />
    </>
  );
}
