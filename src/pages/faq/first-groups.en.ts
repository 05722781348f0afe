import { claims, stats } from "../../content/claims.ts";
import { ask, askOnHomePage, askFee, type FaqGroup } from "./entry.ts";
import { formatCost, fees } from "../../content/fees.ts";
import { sayNumbers } from "../../content/registrations.ts";

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
        "We advise people who buy, sell, exchange, build, rent out or inherit property in India, and see the work through.",
      ),
      ask(
        "Who are you, and are you registered?",
        `AIPM is a family business enterprise, established 2025. ${sayNumbers() || "Our registration numbers will be published here. Until then, ask us for them."} An agent’s number can be checked on the RERA website of the state.`,
      ),
      ask(
        "How soon will someone call me?",
        `Response within ${claims.response}. Our offices are open Mon-Sat 9:00 AM to 6:00 PM. We’ll call the number you gave.`,
      ),
      askFee(
        "What brokerage do you charge?",
        `It depends on the service. ${formatCost(fees.selling)} ${formatCost(fees.exchange)} When we call, ask what yours would be.`,
      ),
      askOnHomePage(
        "Where do you work?",
        `In ${cities.value} cities, with offices in New Delhi, Mumbai and Bangalore.`,
      ),
      askOnHomePage(
        "How long does a deal take?",
        `The average deal closes in ${claims.dealClosing}. Loans, missing papers or an owner abroad can make it longer.`,
      ),
      ask(
        "Will my property be visible on the site?",
        "No. Property details are not published. They are shared only with verified buyers or partners, after internal verification.",
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
        `About ${claims.exchangeTime} once both owners agree. Finding the match comes before that.`,
      ),
      askOnHomePage(
        "Do both homes have to be worth the same?",
        "No. You pay extra for a bigger home, or move to a smaller one and keep the balance in the bank.",
      ),
      askOnHomePage(
        "My flat still has a loan on it. Can I exchange it?",
        "Usually, yes. The bank states what’s outstanding, and the loan is closed or moved as part of the deal.",
      ),
      ask(
        "Can I exchange into another city?",
        "Yes. It’s the second of the three options on the form. Tell us where you live now and where you want to go.",
      ),
      ask(
        "What if there is no match?",
        "You can keep the request open, or sell and buy as two deals.",
      ),
    ],
  },
  {
    id: "nri",
    title: "NRI Services",
    page: { label: "NRI Corner", href: "/nri-corner" },
    items: [
      askOnHomePage(
        "Do I have to fly to India?",
        "For most things, no. Where a signature is needed in person, a power of attorney often does the job.",
      ),
      ask(
        "My tenant has stopped paying. What can you do from here?",
        "The tenant gets a reminder, then a formal notice. Then comes legal action.",
      ),
      ask(
        "How do I know what’s happening with my property?",
        `You have ${claims.managerAccess}. We inspect let properties monthly and vacant ones weekly.`,
      ),
      askOnHomePage(
        "I inherited a flat with my sisters. Can it be sold?",
        "Yes, once title and shares are clear. We look for a settlement that all owners sign.",
      ),
      ask(
        "How many NRIs do you work for?",
        `We look after ${claims.nriPortfolios}, from rent and repairs to sale and inheritance.`,
      ),
      ask(
        "Can the money be sent abroad after a sale?",
        "Within the limits of Indian law, after tax is deducted and the bank has its certificates. Ask before you sign, because the order matters.",
      ),
    ],
  },
];
