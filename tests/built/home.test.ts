/** The home page and its menu, counted. */
import { expect, it } from "vitest";
import { attributes, documentAt, flat } from "./documents.ts";

const home = documentAt("/");
const within = (selector: string, heading: string): Element =>
  [...home.querySelectorAll(selector)].find((element) =>
    element.querySelector("h1, h2, h3")?.textContent.includes(heading),
  )!;
const named = (label: string): Element => home.querySelector(`[aria-label="${label}"]`)!;
const readTexts = (element: Element, selector: string): string[] =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => flat(textContent));

it("builds the home page with eleven complete sections", () => {
  expect(home.querySelectorAll("main > section")).toHaveLength(11);
  expect(readTexts(home.body, "h1")).toEqual(["India's First Property Exchange Platform"]);
  expect(home.querySelectorAll("video")).toHaveLength(1);
  expect(readTexts(within("main > section", "What people come"), "h3")).toEqual([
    "Exchange Property",
    "NRI Corner",
    "AIPM Circle",
  ]);
  expect(within("main > section", "Twelve more services").querySelectorAll("li")).toHaveLength(12);
  expect(named("Our team").querySelectorAll("li")).toHaveLength(9);
  expect(named("Partner banks").querySelector("ul")!.querySelectorAll("li")).toHaveLength(8);
  expect(named("What our clients say").querySelectorAll("ul > li")).toHaveLength(20);
  expect(readTexts(named("Questions in three groups"), "h3")).toEqual([
    expect.stringMatching(/^General/),
    expect.stringMatching(/^Exchange Property/),
    expect.stringMatching(/^NRI Services/),
  ]);
  expect(within("main > section", "About AIPM").querySelectorAll("li")).toHaveLength(5);
  expect(attributes(home, "#mobile-app-banner a", "target")).toEqual(["_blank", "_blank"]);
});

it("links to all questions, and plays the film with native controls", () => {
  expect(attributes(home, "main a", "href")).toContain("/faq");
  expect([...home.querySelectorAll("main video")].map((film) => film.outerHTML)).toEqual([
    expect.stringMatching(/ preload="none".* controls/),
  ]);
});

it("lists the fifteen services in three columns, in the order of the specification", () => {
  const panel = home.querySelector(".nav-services .nav-panel")!;
  expect(
    [...panel.children].map((column) =>
      [readTexts(column, "p"), attributes(column, "a", "href")].flat().join(" "),
    ),
  ).toEqual([
    "Buy, exchange, invest /buy-property /exchange-property /nri-corner /group-investment-service /investment-hub",
    "Build, papers, money /construction /legal-rera /financial-services /dispute-settlement",
    "Live, let, look after /rental-caretaking /shifting /vaastu-intelligence /solar-advantage /furniture-on-demand /portfolio-management-service",
  ]);
});
