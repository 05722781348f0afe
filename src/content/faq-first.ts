import { claims, responseMeans, stats } from "./claims.ts";
import { ask, askAtHome, askFee, type FaqGroup } from "./faq.ts";
import { costOf, fees } from "./fees.ts";

const [, , , cities] = stats;

/** The three groups that the home page begins with as well. */
export const firstGroups: readonly FaqGroup[] = [
  {
    id: "general",
    title: "General",
    page: { label: "About AIPM", href: "/about" },
    items: [
      ask(
        "What does AIPM do?",
        "We advise people who buy, sell, exchange, build, rent out or inherit property in India, and see the work through. AIPM is a family business enterprise, established 2025.",
      ),
      ask(
        "How soon will somebody call me?",
        `Response within ${claims.response}, ${responseMeans}. Our offices are open Mon-Sat 9:00 AM to 6:00 PM; we call the number you gave.`,
      ),
      askAtHome(
        "What does it cost to ask?",
        "Nothing. Any fee is agreed with you in writing before the work that it pays for begins.",
      ),
      askFee(
        "What brokerage do you take?",
        `A fee that is agreed in writing before the work begins; ${claims.feeLetterAlone}. ${costOf(fees.selling)} ${costOf(fees.exchange)} Where a builder pays us for bringing you, you hear how much before you book.`,
      ),
      ask(
        "Do I get a fee back if nothing comes of it?",
        `You may end the work on any day by a line in writing. You owe for what was done until then, and get ${claims.refund}. What went to courts, registrars and other people follows their rules.`,
      ),
      askAtHome(
        "Where do you work?",
        `In ${cities.value} cities, with offices in New Delhi, Mumbai and Bangalore. If we cannot serve your town well, we tell you on the first call.`,
      ),
      ask(
        "How long does a deal take?",
        `The average deal closes in ${claims.dealClosing}. Loans, missing papers or an owner abroad can make it longer.`,
      ),
      ask(
        "Will my property be visible on the site?",
        "No. Property details are not published. They are shared only with verified buyers or partners, after our own check.",
      ),
    ],
  },
  {
    id: "exchange",
    title: "Exchange Property",
    page: { label: "Exchange a property", href: "/exchange-property" },
    items: [
      ask(
        "What is a property exchange?",
        "You hand over the home you own and take over the one you need, in one planned deal. The difference in value is paid in money.",
      ),
      ask(
        "How long does it take?",
        `About ${claims.exchangeTime} from the day both owners agree. Finding the match comes before that.`,
      ),
      askAtHome(
        "Do both homes have to be worth the same?",
        "No. You pay extra for a bigger home, or move to a smaller one and keep the balance in the bank.",
      ),
      askAtHome(
        "My flat still has a loan on it. Can I exchange it?",
        "Usually, yes. The bank states what is outstanding, and the loan is closed or moved as part of the deal.",
      ),
      ask(
        "Can I exchange into another city?",
        "Yes. It is the second of the three kinds on the form. Tell us where you live now and where you want to be.",
      ),
      ask(
        "What if nobody fits?",
        "Then you keep the request open, or we sell and buy for you as two deals with one calendar. You are bound to nothing until you sign.",
      ),
    ],
  },
  {
    id: "nri",
    title: "NRI Services",
    page: { label: "NRI Corner", href: "/nri-corner" },
    items: [
      askAtHome(
        "Do I have to fly to India?",
        "For most things, no. Where a signature has to be made in person, a power of attorney can often stand in for you.",
      ),
      ask(
        "My tenant has stopped paying. What can you do from here?",
        "What we do for every owner: remind, give notice, and go to court when you say so. You hear of each step, in your own time zone.",
      ),
      ask(
        "How do I know what is happening with my property?",
        `You have ${claims.managerAccess}, ${claims.managerNumber}, and a note with photographs after each inspection.`,
      ),
      askAtHome(
        "I inherited a flat with my sisters. Can it be sold?",
        "Yes, once title and shares are clear. We look for a settlement that all owners sign.",
      ),
      ask(
        "How many NRIs do you work for?",
        `We look after ${claims.nriPortfolios}. Each has a manager with a name, who knows the property and the family.`,
      ),
      ask(
        "Can the money be sent abroad after a sale?",
        "Within the limits of Indian law, after tax is deducted and the bank has its certificates. Ask before you sign, because the order matters.",
      ),
    ],
  },
];
