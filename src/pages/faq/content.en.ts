import type { PageDescription } from "../../content/page.ts";
import { claims, disputeTimelines, moving, rentalPackages } from "../../content/claims.ts";
import { ask, askFee, type FaqGroup } from "./entry.ts";
import { firstGroups } from "./first-groups.en.ts";
import { formatCost, fees } from "../../content/fees.ts";
import { seenBy } from "../../content/seen-by.ts";
import { VERIFIED_FILE_MIB } from "../../forms/file-types.ts";
import type { Translation } from "../../i18n/translation.ts";

const [tenant, builder, inheritance] = disputeTimelines;

const page: PageDescription = {
  path: "/faq",
  title: "Frequently asked questions",
  description:
    "Answers on exchange, NRI help, circles, buying, selling, RERA, rent, loans, disputes and more: costs, times, papers and privacy.",
  picture: "faq",
};

const intro = {
  title: "Frequently asked questions",
  lead: "Choose a subject, or search for a word.",
  crumbs: [{ label: "Home", href: "/" }, { label: "FAQs" }],
} as const;

const search = {
  label: "Search the answers",
  found: (count: number): string => `${count} ${count === 1 ? "answer" : "answers"}`,
  openAll: "Open all",
  closeAll: "Close all",
  unscripted: "Every answer is on this page. Use your browser’s “find in page” to search it.",
  nothing: [
    "No answer has these words. Try fewer words, or ",
    { label: "ask us", href: "/query" },
    ".",
  ],
} as const;

/** The groups, in the order of the services. */
const faqGroups: readonly FaqGroup[] = [
  ...firstGroups,
  {
    id: "circle",
    title: "AIPM Circle",
    page: { label: "How AIPM Circle works", href: "/group-investment-service" },
    items: [
      ask(
        "What is a circle?",
        "A group of buyers who want the same kind of home and negotiate with the builder together. Each of them buys and owns a separate flat.",
      ),
      ask(
        "How much lower is the price?",
        `Circle buying comes in ${claims.circleBelowMarket} below market, with discounts up to ${claims.circleDiscount}. The exact figure is the builder’s written offer to your circle.`,
      ),
      ask("Do you charge the members?", "No. There’s no extra charge for buying in a circle."),
      ask(
        "How many people does it take?",
        "There are no minimum numbers if you want to join one. If you create a circle, the form asks whether you expect 4, 5, 6 or 7+ members.",
      ),
      ask(
        "Who do I pay?",
        `The builder. ${claims.builderAccounts}, each member under their own agreement.`,
      ),
      ask(
        "What if another member drops out?",
        "Each member signs a separate agreement with the builder. Before you sign, ask whether its terms depend on the number of members.",
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
        "You tell us your budget, the place and the purpose. We bring you a few checked properties that fit, arrange visits or a video tour, and negotiate for you.",
      ),
      ask(
        "What do you check before I pay a token?",
        "The title, dues, loans, approvals and possession.",
      ),
      ask(
        "How do you sell without listing?",
        "Among buyers who are looking for a property like yours. Details are shared only with verified buyers or partners, after internal verification.",
      ),
      ask(
        "What do you need from me to sell?",
        "The location, the size, your asking price and which papers you have. Photographs and originals can follow.",
      ),
      ask(
        "What is a seller mandate?",
        "Your written authority for us to sell, for 3, 6 or 12 months or until sold. There’s one price, and no two brokers call the same buyer.",
      ),
      ask(
        "Who pays stamp duty, and how much is it?",
        "The buyer, unless your agreement says otherwise. Your state’s rate on the day of registration applies, and some states charge women less. Ask for the amount before you sign.",
      ),
      ask(
        "Is there GST or TDS when I buy?",
        "GST applies to a flat under construction. It doesn’t apply to land, or to a finished flat with a completion certificate. Above a price that the law sets, the buyer deducts TDS and pays it to the government. If the seller is an NRI, other rules apply. Rates change, so ask for the current ones.",
      ),
      ask(
        "Who holds the token or the deposit?",
        "It depends on your agreement. It’s usually the seller, the landlord, or the builder’s RERA account. Ask for a receipt, and check when the money is refunded and when it is forfeited.",
      ),
      ask(
        "Do you deal in plots and farmland?",
        "Yes, in plots, agricultural land and commercial land. The rules on who may buy farmland differ from state to state, so we check those of your state first.",
      ),
      ask(
        "My plot is measured in gaj. Can I write that?",
        "Yes. Write 160 gaj, 40×60 or 2 kanal, and the form shows it in square feet. A bigha isn’t the same in every state, so for that we ask how many gaj it is.",
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
        `You buy the builder’s early allotment directly. Property is ${claims.belowResale} cheaper than market resale.`,
      ),
      ask(
        "What return can I expect?",
        `Early access aims at ${claims.earlyAccessReturns} ROI over ${claims.earlyAccessYears}. That’s a range, not a promise. Prices can also stay flat or fall.`,
      ),
      ask(
        "Which cities do you follow?",
        "Greater Noida, New Noida, New Faridabad, Dholera, Karjat, Vangani, Dwarka Expressway, Ayodhya and Dehradun.",
      ),
      ask(
        "Is the project safe?",
        "We check the RERA registration, the title and approvals, and what the builder has delivered so far. Ask for the findings before you book.",
      ),
      ask(
        "I need the money back next year. Should I invest?",
        "No. Early access needs patience. Don’t put in money you’ll need sooner.",
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
        `Design and quote within ${claims.designAndQuote}, once we know the site, the area and what you want. It’s a first design, meant to be changed.`,
      ),
      ask(
        "Do you build, or only design?",
        "Both. Interior design, interior construction, renovation, or a turnkey project from the plot to the keys.",
      ),
      ask(
        "I have an architect already. Is that a problem?",
        "No. Say in the form that you have plans. We quote on those plans.",
      ),
      ask(
        "How do I pay?",
        "Usually in stages, such as foundation, structure, plaster and finish. The contract lists the stages and their amounts.",
      ),
      ask("Can you build while I’m abroad?", "Yes. Ask for photographs and a call at each stage."),
    ],
  },
  {
    id: "legal",
    title: "Legal & RERA",
    page: { label: "Legal and RERA help", href: "/legal-rera" },
    items: [
      ask(
        "How far back do you check a title?",
        `A title trace covers ${claims.titleTrace}: every owner, loan, case and gap in the chain.`,
      ),
      ask(
        "How long does RERA registration take?",
        `RERA registration takes ${claims.reraRegistration} once the papers are complete. Most delays come before that, so we start with a list of papers.`,
      ),
      ask(
        "Can you check one agreement before I sign?",
        "Yes. Send it and tell us your date. We’ll explain the risky clauses in plain words, and what to ask for instead.",
      ),
      ask(
        "Which documents do you verify?",
        `Title deed, mutation, agreement, CLU, receipts, power of attorney and map. You can send files of up to ${VERIFIED_FILE_MIB} MB each with the form.`,
      ),
      ask("Who reads my papers?", `${seenBy} The papers are kept in private storage.`),
    ],
  },
  {
    id: "rental",
    title: "Rental & Caretaking",
    page: { label: "Packages compared", href: "/rental-caretaking" },
    items: [
      ask(
        "What does rental management cost?",
        `Basic ${rentalPackages.basic}, Standard ${rentalPackages.standard}, Premium ${rentalPackages.premium}. We recommend Standard to most owners.`,
      ),
      ask(
        "What happens when the rent is late?",
        "The first reminder goes out at day 3, a formal notice at day 7. Then comes legal action.",
      ),
      ask(
        "How often do you inspect?",
        "Monthly for let properties, weekly for vacant ones. The rental page lists what we look at.",
      ),
      ask(
        "I’m looking for a home to rent. Do you have one?",
        "AIPM lets out homes for owners and doesn’t publish a list. Write to us with the area, the period and the rent you have in mind. If an owner’s home fits, we’ll call you.",
        { label: "Write to us", href: "/contact-form" },
      ),
      ask(
        "Who chooses the tenant?",
        "You do. You can ask for a family, bachelors, a company or anyone.",
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
        `${moving.local} ahead for a local move, ${moving.interstate} for interstate. Month-end dates fill up first.`,
      ),
      ask(
        "I have to move this week. Can you help?",
        `Ask for an express move, which is handled within ${moving.express}.`,
      ),
      ask(
        "Are my things insured?",
        "Basic transit insurance is included. Tell us about high-value items in the form, so that they can be insured separately.",
      ),
      askFee(
        "What does a move cost?",
        `${formatCost(fees.shifting)} It depends on the volume, the distance, the floors and the parking. Ask for a quote before you confirm.`,
      ),
      ask(
        "My new flat isn’t ready. Where do my things go?",
        "Into storage, until you have the keys.",
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
      ask(
        "Which banks do you work with?",
        `${claims.partnerBanks}. You may name the one you prefer.`,
      ),
      ask(
        "My CIBIL score is low, or I don’t know it. Should I apply?",
        "Talk to us first. A rejected application can show on your report, so we look at what can be improved before you apply.",
      ),
      ask(
        "Which loans can you arrange?",
        "Home loans, loans against property, business loans and personal loans. The lender decides, and the lender’s terms apply.",
      ),
      ask(
        "Do you also help with tax and insurance?",
        "Yes, with tax on a sale, on rent and for NRIs, and with insurance for the home and the loan.",
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
        `Usually ${tenant.time}. A registered agreement and proof of rent shorten it.`,
      ),
      ask(
        "How long does a dispute with a builder take?",
        `${builder.time}. Delays, defects and refunds are separate cases.`,
      ),
      ask(
        "How long does an inheritance case take?",
        `${inheritance.time}. Much of that time goes into papers and talks.`,
      ),
      askFee(
        "What does it cost?",
        `We work with success-based fees. ${formatCost(fees.opinion)} Advocates and courts charge their own fees.`,
      ),
      ask(
        "Do I have to go to court?",
        "Often not. Notice and talks come first, then mediation, then a tribunal or a court.",
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
        "For anyone who owns property in more than one place. Even one flat is enough, if you no longer live in the country.",
      ),
      ask(
        "What is covered?",
        "A dedicated manager, performance tracking, strategic growth advice, and documentation and compliance.",
      ),
      ask(
        "What do I get to read?",
        "One sheet for everything you own: value, rent, yield, and what we suggest for each property next.",
      ),
      ask(
        "Will you push me to sell?",
        "No. The form lets you say yes, no or maybe to buying and selling. Sometimes the best answer is to keep what you have.",
      ),
      ask(
        "Is what I share confidential?",
        `Yes. Shared information stays confidential. Who sees it? ${seenBy}`,
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
        "No. There’s no sign-in on this site. A form and your phone number are enough.",
      ),
      ask(
        "The page closed while I was typing. Is it lost?",
        "No. Your answers and the files you chose stay on your own device for 24 hours. They’re there when you open the form again.",
      ),
      ask(
        "Do you use cookies?",
        "No cookies and no analytics. The Privacy Policy lists what the site does keep.",
      ),
      ask(
        "I sent a form twice. Do you get it twice?",
        "Not if you press twice or the network repeats it. You see the same reference again. If you fill in the form again after that, it’s a new enquiry.",
      ),
      ask(
        "How do I have my data corrected or erased?",
        "Ask on the page “Your data”, or write to us with your reference. The Privacy Policy explains how.",
      ),
      ask(
        "How can I work with you?",
        "Builders, brokers, landowners and professionals can apply on the partner page. We verify every partner first.",
      ),
    ],
  },
];

const jumpLabel = "Groups of questions";

const closing = {
  as: "phone",
  title: "Can’t find your question?",
  text: "Ask a person.",
  action: { label: "Ask us", href: "/contact-form" },
} as const;

export const content = { page, intro, search, faqGroups, jumpLabel, closing };

export type Content = Translation<typeof content>;
