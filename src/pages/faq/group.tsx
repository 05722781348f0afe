import type { FaqGroup } from "../../content/faq-first.ts";
import { Accordion, type AccordionProps } from "../../ui/accordion.tsx";

/** One subject: its questions, and the way to its page. Several answers may be open at once. */
export function Group({ id, title, page, items, open, draw }: FaqGroup & Pick<AccordionProps, "open" | "draw">) {
  return (
    <section id={id} className="pb-16 max-lg:scroll-mt-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-h2">{title}</h2>
        <a href={page.href} className="tap link inline-flex items-center">
          {page.label}
        </a>
      </div>
      <Accordion items={items} name={id} several open={open} draw={draw} />
    </section>
  );
}
