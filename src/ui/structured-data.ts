/** JSON-LD for search engines. Call it where `import.meta.env.SSR` is true, so that it stays out of the script. */

interface Item {
  readonly question: string;
  readonly answer: string;
}

export const faqPage = (items: readonly Item[]): object => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
