import { claims, disputeTimelines } from "../../content/claims.ts";

const [, builder] = disputeTimelines;

export const investmentHub = {
  title: "Investment Hub: buy early, direct from the builder",
  description:
    "Invest direct with the builder in nine growing cities: property 5%-20% cheaper than market resale, papers checked before you book.",
  heading: "Buy early, straight from the builder",
  lead: "The first price of a project is usually its lowest. We take you to the builder before the project is on every hoarding, and check the papers before your money moves.",

  claims: [
    {
      value: claims.belowResale,
      claim: `Property ${claims.belowResale} cheaper than market resale`,
      why: "You buy the builder's early allotment at his price, not a resale with somebody's margin on top.",
    },
    {
      value: claims.earlyAccessReturns,
      claim: `Early-access returns ${claims.earlyAccessReturns} higher over ${claims.earlyAccessYears}`,
      why: "You come in before the road, the railway or the airport is part of the price.",
    },
  ],
  caution:
    "These are ranges, not promises: prices can also stand still or fall. For the one project you are looking at, we put the sums on paper.",

  fit: [
    `You can leave the money in place for ${claims.earlyAccessYears}.`,
    "You want a builder's first price and can wait for possession.",
    "You live far away, or abroad, and want somebody to check the site and the papers.",
  ],
  noFit: [
    "You need the money back within a year.",
    "The instalments would have to come from a loan you have not yet spoken to a bank about.",
    "You want a home to move into now: our buying service suits you better.",
  ],

  steps: [
    {
      title: "You give us a range",
      text: "Budget, kind of city, purpose, and when. It takes about two minutes.",
    },
    {
      title: "We suggest zones",
      text: "An adviser calls and talks you through two or three places that fit, with what speaks against each.",
      time: `Response within ${claims.response}`,
    },
    {
      title: "We check the project",
      text: "RERA registration, title and approvals, and what the builder has delivered before.",
    },
    {
      title: "You see it",
      text: "In person with our executive, or by video call if you live far away.",
    },
    {
      title: "You book with the builder",
      text: "The agreement is between you and the builder. We read every page of it with you.",
      time: `Average deal closing ${claims.dealClosing}`,
    },
  ],

  facts: [
    {
      term: "What it costs",
      detail: "We tell you in writing before you book: what you pay us, and what the builder pays us.",
    },
    { term: "What we need from you", detail: "A budget range and a phone number. Papers come later, for the booking." },
    { term: "Whom you pay", detail: "The builder, against his receipt. Your instalments do not pass through us." },
  ],

  questions: [
    {
      question: "How can the price be lower than resale?",
      answer:
        "Builders sell a first lot early, to fund the start and to show demand. That lot is cheaper, and no dealer's margin is added. Where a project falls in the range depends on its stage and its city.",
    },
    {
      question: "What return can I expect?",
      answer: `We speak of ${claims.earlyAccessReturns} ROI over ${claims.earlyAccessYears} for early access. It is a range across projects and not a guarantee for yours. Ask for the sums of one project, with the case where prices stand still.`,
    },
    {
      question: "What if the builder delays?",
      answer: `We propose projects with a RERA registration, so the promised date is on public record and the law gives you a remedy. If it comes to that, our dispute team takes it up: builder cases take ${builder.time}.`,
    },
  ],
} as const;
