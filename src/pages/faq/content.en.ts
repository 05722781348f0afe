import type { PageDescription } from "../../content/page.ts";
import { claims, disputeTimelines, moving, rentalPackages } from "../../content/claims.ts";
import { ask, askFee, type FaqGroup } from "../../content/faq.ts";
import { firstGroups } from "../../content/faq-first.ts";
import { costOf, fees } from "../../content/fees.ts";
import { seenBy } from "../../content/seen-by.ts";
import type { Translation } from "../../i18n/translation.ts";

const [tenant, builder, inheritance] = disputeTimelines;

const page: PageDescription = {
  path: "/faq",
  title: "Frequently asked questions",
  description:
    "Answers on exchange, NRI help, circles, buying, selling, RERA, rent, loans, disputes and more: costs, times, papers and privacy, in fourteen groups.",
  picture: "faq",
};

const intro = {
  label: "FAQs",
  title: "Questions people ask us",
  lead: "Fourteen subjects. Choose one, or search for a word.",
  crumbs: [{ label: "Home", href: "/" }, { label: "FAQs" }],
  picture: "faq",
  alt: "Five model doors in pointed arches, one of them open and lit",
} as const;

const search = {
  label: "Search the answers",
  found: (count: number): string => `${count} ${count === 1 ? "answer" : "answers"}`,
  openAll: "Open all",
  closeAll: "Close all",
  unscripted: "Every answer is on this page: the search of your browser finds it.",
  nothing: ["Nothing has these words. Try fewer, or ", { label: "ask us", href: "/query" }, "."],
} as const;

/** Fourteen groups, in the order of the services. */
const faqGroups: readonly FaqGroup[] = [
  ...firstGroups,
  {
    id: "circle",
    title: "AIPM Circle",
    page: { label: "How AIPM Circle works", href: "/group-investment-service" },
    items: [
      ask(
        "What is a circle?",
        "A group of buyers who want the same kind of home and negotiate with the builder together. Each buys and owns a flat of their own.",
      ),
      ask(
        "How much lower is the price?",
        `Circle buying comes in ${claims.circleBelowMarket} below market, with discounts up to ${claims.circleDiscount}. The exact figure is the builder’s written offer to your circle.`,
      ),
      ask("Do you charge the members?", "No. There is no extra charge for buying in a circle."),
      ask(
        "How many people does it take?",
        "There are no minimum numbers to join one. If you create a circle, the form asks whether you expect 4, 5, 6 or 7+ members.",
      ),
      ask(
        "Whom do I pay?",
        `The builder alone. ${claims.builderAccounts}, each member’s under their own agreement, never into a common pot.`,
      ),
      ask(
        "What if another member drops out?",
        "Your agreement is your own and stays as it is. If the terms depend on the number, we say so before anybody signs.",
      ),
    ],
  },
  {
    id: "buy-sell",
    title: "Buy/Sell Property",
    page: { label: "Buy a property", href: "/buy-property" },
    items: [
      ask(
        "How do you find a property for me?",
        "You tell us budget, place and purpose. We bring a few that fit and have been checked, arrange visits or a video tour, and negotiate for you.",
      ),
      ask(
        "What do you check before I pay a token?",
        "The title, dues, loans, approvals and possession. What we find comes with its paper, the bad news too.",
      ),
      ask(
        "How do you sell without listing?",
        "Among buyers we know, whose wish fits your property. They see details only after you agree.",
      ),
      ask(
        "What do you need from me to sell?",
        "Location, size, your asking price and which papers you have. Photographs and originals can follow.",
      ),
      ask(
        "What is a seller mandate?",
        "Your written authority for us to sell, for 3, 6 or 12 months or until sold. One adviser and one price, so that no two brokers call the same buyer.",
      ),
      ask(
        "Who pays stamp duty, and how much is it?",
        "The buyer, unless your agreement says otherwise. The rate is your state’s on the day of registration; some states charge women less. The cost sheet names the sum before you sign.",
      ),
      ask(
        "Is there GST or TDS when I buy?",
        "GST falls on a flat that is still being built, not on land and not on a finished flat with its completion certificate. Above a price that the law sets, the buyer deducts TDS and pays it to the government; where the seller is an NRI, other rules apply. Rates change, so you get those of the day in writing.",
      ),
      ask(
        "Who holds the token or the deposit?",
        `Not we. ${claims.tokenElsewhere}. The agreement says when it comes back and when it is lost, and we read that line with you first.`,
      ),
      ask(
        "Do you deal in plots and farmland?",
        "Yes: plots, agricultural and commercial land. Rules on who may buy farmland differ by state, so we check yours first.",
      ),
      ask(
        "My plot is measured in gaj. May I write that?",
        "Yes. Write 160 gaj, 40×60 or 2 kanal, and the form says it back in square feet. A bigha is not the same in every state, so for that we ask how many gaj it is.",
        { label: "Convert units of land", href: "/area-converter" },
      ),
    ],
  },
  {
    id: "investment",
    title: "Investment Hub",
    page: { label: "See the nine cities", href: "/investment-hub" },
    items: [
      ask(
        "Why is the price below the market?",
        `You buy the builder’s early allotment directly: property ${claims.belowResale} cheaper than market resale.`,
      ),
      ask(
        "What return can I expect?",
        `Early access aims at ${claims.earlyAccessReturns} ROI over ${claims.earlyAccessYears}. That is a range and not a promise: prices can also stand still or fall.`,
      ),
      ask(
        "Which cities do you follow?",
        "Greater Noida, New Noida, New Faridabad, Dholera, Karjat, Vangani, Dwarka Expressway, Ayodhya and Dehradun.",
      ),
      ask(
        "Is the project safe?",
        "We check RERA registration, title and approvals, and what the builder has delivered so far. You get the findings before you book.",
      ),
      ask(
        "I need the money back next year. Should I invest?",
        "No. Early access wants patience. Money that you need sooner should not be in it.",
      ),
    ],
  },
  {
    id: "construction",
    title: "Construction & Interiors",
    page: { label: "Construction and interiors", href: "/construction" },
    items: [
      ask(
        "How soon do I get a design?",
        `Design and quote within ${claims.designAndQuote}, once we have the site, the area and what you want. It is a first design, made to be changed.`,
      ),
      ask(
        "Do you build, or only design?",
        "Both. Interior design, interior construction, renovation, or a turnkey project from the plot to the keys.",
      ),
      ask(
        "I have an architect already. Is that a problem?",
        "No. Say in the form that you have plans. We quote on them and work under your architect.",
      ),
      ask(
        "How do I pay?",
        "By stages that you can see: foundation, structure, plaster, finish. The stages and their amounts are in the contract.",
      ),
      ask(
        "Can you build while I am abroad?",
        "Yes. You get photographs and a call at each stage, and nothing that costs more is begun before you have said yes.",
      ),
    ],
  },
  {
    id: "legal",
    title: "Legal & RERA",
    page: { label: "Legal and RERA help", href: "/legal-rera" },
    items: [
      ask(
        "How far back do you check a title?",
        `A title trace covers ${claims.titleTrace}: every owner, loan, case and gap in the chain, with copies.`,
      ),
      ask(
        "How long does RERA registration take?",
        `RERA registration takes ${claims.reraRegistration} once the papers are complete. Most of the delay is before that, so we begin with a list.`,
      ),
      ask(
        "Can you check one agreement before I sign?",
        "Yes. Send it, tell us your date, and you get the risky clauses in plain words with what to ask for instead.",
      ),
      ask(
        "Which documents do you verify?",
        "Title deed, mutation, agreement, CLU, receipts, power of attorney and map. Files up to 15 MB each can be sent with the form.",
      ),
      ask("Who reads my papers?", `${seenBy} They are kept in private storage and opened by links that expire.`),
    ],
  },
  {
    id: "rental",
    title: "Rental & Caretaking",
    page: { label: "Packages compared", href: "/rental-caretaking" },
    items: [
      ask(
        "What does rental management cost?",
        `Basic ${rentalPackages.basic}, Standard ${rentalPackages.standard}, Premium ${rentalPackages.premium}. Standard is the one we recommend to most owners.`,
      ),
      ask(
        "What happens when the rent is late?",
        "The first reminder goes out at day 3, a formal notice at day 7. Then comes legal action, and only when you say so.",
      ),
      ask(
        "How often do you inspect?",
        "Monthly for let properties, weekly for vacant ones. What we look at stands with the packages.",
      ),
      ask(
        "I am looking for a home to rent. Have you one?",
        "AIPM lets for owners, and publishes no list of homes. Write to us where, for how long and at what rent you look: if an owner’s home fits, we call you.",
        { label: "Write to us", href: "/contact-form" },
      ),
      ask(
        "Who chooses the tenant?",
        "You do. We bring people whose papers we have checked, and you may say family, bachelors, company or any.",
      ),
      ask(
        "Can I see everything online?",
        "Not yet. A full client dashboard is coming soon. Until then your reports come by email or WhatsApp.",
      ),
    ],
  },
  {
    id: "shifting",
    title: "Shifting & Logistics",
    page: { label: "Shifting and storage", href: "/shifting" },
    items: [
      ask(
        "How early should I book?",
        `${moving.local} ahead for a local move, ${moving.interstate} for interstate. Month ends go first.`,
      ),
      ask(
        "I have to move this week. Can you?",
        `Ask for an express move. Express is handled within ${moving.express}.`,
      ),
      ask(
        "Are my things insured?",
        "Basic transit insurance is included. Name high-value items in the form: their cover is settled apart.",
      ),
      askFee(
        "What does a move cost?",
        `${costOf(fees.shifting)} Volume, distance, floors and parking decide. You get a quote before you confirm.`,
      ),
      ask(
        "My new flat is not ready. Where do my things go?",
        "Into storage, packed and listed, until you have the keys. One team collects and one delivers.",
      ),
    ],
  },
  {
    id: "finance",
    title: "Financial Services",
    page: { label: "Financial services", href: "/financial-services" },
    items: [
      ask(
        "How fast is a loan approved?",
        `Loans are approved in ${claims.loanApproval}. Pre-approval comes in ${claims.loanPreApproval}, so that you know your budget before you look.`,
      ),
      ask("Which banks do you work with?", `${claims.partnerBanks}. You may name the one you prefer.`),
      ask(
        "My CIBIL score is low, or I do not know it. Should I apply?",
        "Talk to us first. Every refused application leaves a mark; we look at what can be mended before anybody files.",
      ),
      ask(
        "Which loans can you arrange?",
        "Home loans, loans against property, business loans and personal loans. The lender decides, and the lender’s terms apply.",
      ),
      ask(
        "Do you also help with tax and insurance?",
        "Yes: tax on a sale, on rent and for NRIs, and cover for the home and for the loan.",
      ),
    ],
  },
  {
    id: "disputes",
    title: "Dispute Settlement",
    page: { label: "Dispute resolution", href: "/dispute-settlement" },
    items: [
      ask(
        "How long does a tenant dispute take?",
        `${tenant.time}, as a rule. A registered agreement and proof of rent shorten it.`,
      ),
      ask(
        "How long does a dispute with a builder take?",
        `${builder.time}. Delay, defects and refund are different cases, and go to different offices.`,
      ),
      ask(
        "How long does an inheritance case take?",
        `${inheritance.time}. Most of that time goes into papers and talks.`,
      ),
      askFee(
        "What does it cost?",
        `The opinion has a fixed fee. ${costOf(fees.opinion)} Advocate and court are paid at cost, whatever the end. For the case itself we work with success-based fees. You know all three before we begin.`,
      ),
      ask(
        "Do I have to go to court?",
        "Often not. Notice and talks come first, then mediation, then a tribunal or a court. You decide at each step whether to go on.",
      ),
    ],
  },
  {
    id: "portfolio",
    title: "Portfolio Management",
    page: { label: "Portfolio management", href: "/portfolio-management-service" },
    items: [
      ask(
        "Who is it for?",
        "For anyone with property in more than one place. One flat is enough, if you no longer live in that country.",
      ),
      ask(
        "What is covered?",
        "A dedicated manager, performance tracking, strategic growth advice, and documentation and compliance.",
      ),
      ask(
        "What do I get to read?",
        "One sheet for all you own: value, rent, yield, and what we would do with each property next.",
      ),
      ask(
        "Will you push me to sell?",
        "No. You say yes, no or maybe to buying and selling. To keep what you have is sometimes the best answer.",
      ),
      ask(
        "Is what I share confidential?",
        `Yes. Shared information stays confidential, your list of properties above all. Who sees it? ${seenBy}`,
      ),
    ],
  },
  {
    id: "website",
    title: "Website & Services",
    page: { label: "Raise a query", href: "/query" },
    items: [
      ask(
        "Do I need an account?",
        "No. There is no sign-in anywhere on this site. A form and a phone number are enough.",
      ),
      ask(
        "The page closed while I was typing. Is it lost?",
        "No. What you typed stays on your own device for 24 hours and is there when you open the form again. Files have to be chosen anew.",
      ),
      ask("Do you use cookies?", "No cookies and no analytics. What the site does keep stands in the Privacy Policy."),
      ask(
        "I sent a form twice. Do you get it twice?",
        "No. A repeated submission is recognised and gets the same reference again.",
      ),
      ask(
        "How do I have my data corrected or erased?",
        "Ask on the page “Your data”, or write to us with your reference. You can also withdraw consent or name somebody to act for you; the Privacy Policy says how.",
      ),
      ask(
        "How can I work with you?",
        "Builders, brokers, landowners and professionals can apply on the partner page. We verify before we send the first client.",
      ),
    ],
  },
];

const jumpLabel = "Groups of questions";

const closing = {
  as: "phone",
  title: "Your question is not here?",
  text: "Ask a person.",
  action: { label: "Ask us", href: "/contact-form" },
} as const;

export const content = { page, intro, search, faqGroups, jumpLabel, closing };

export type Content = Translation<typeof content>;
