import type { Content } from "./content.en.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { Carousel } from "../../ui/carousel.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";

export function Questions({ content }: { readonly content: Content }) {
  const { allQuestions, headings, questions, rowLabels } = content;
  return (
    <section className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_2fr]">
      <div>
        <SectionHeading {...headings.questions} />
        <p className="mt-6">
          <a href={allQuestions.href}>{allQuestions.label}</a>
        </p>
      </div>
      <Carousel label={rowLabels.questions} perPage={1}>
        {questions.map(({ title, items }) => (
          <div key={title}>
            <h3 className="mb-6 text-h2">{title}</h3>
            <Accordion items={items} name="home-faq" as="h4" />
          </div>
        ))}
      </Carousel>
    </section>
  );
}
