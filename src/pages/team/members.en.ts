import { claims } from "../../content/claims.ts";
import { people } from "./people.en.ts";
import { type About, listMembers } from "./members.ts";

const about: About = {
  1: {
    expertise: "Family settlements, valuation, exchange",
    summary: "Advises families who have to divide, value or exchange a home.",
    bio: "Suresh valued property for banks before he advised families. He believes that most quarrels over a house start with a value that no one wrote down, so he writes it down first. He likes questions that begin with “we can’t agree”.",
    desk: "a house parted in two halves, a telephone and a letter being answered",
  },
  2: {
    expertise: "Matching, valuation, exchange agreements",
    summary:
      "Finds the second home in every exchange, and keeps both sets of dates on one sheet of paper.",
    bio: "Nandini is a chartered accountant who left audit when she saw how often a family’s largest decision rested on a guess. She values both homes by the same method, writes down the difference and lets each side check it. She’s the founder’s daughter, and says so at the first meeting.",
    desk: "two homes in balance, two tagged keys and a sheet with two columns",
  },
  3: {
    expertise: "Power of attorney, repatriation, tenants",
    summary: "Knows what time it is in Toronto, Dubai and Melbourne.",
    bio: "Harpreet ran a bank branch in Jalandhar where half of the accounts belonged to people living abroad. He knows what a consulate wants to see on a power of attorney, which register the patwari will open, and how money leaves an NRO account.",
    desk: "a globe with a route, three clocks and an airmail letter",
  },
  4: {
    expertise: "Home loans, balance transfer, tax on sale",
    summary: "Tells you what you can borrow, and then what you should.",
    bio: "Arvind decided on home loans for a bank, and has turned down more files than most people will ever read. Now he prepares yours so that it doesn’t come back. Before he goes to a lender, he checks the EMI against your real monthly budget, school fees and parents included.",
    desk: "coin stacks that grow, an open ledger and an adding machine",
  },
  5: {
    expertise: "Tenants, inspections, repairs",
    summary: "Knows what a tap that drips in March will cost in July.",
    bio: "Imran began as a site supervisor in Lucknow and has let, inspected and repaired homes of every kind since. His team sends the reminder on day 3 and the notice on day 7, and he prefers the conversation in between. He likes vacant homes opened up, windows and all. A house that no one opens, he says, is the first to fall ill.",
    desk: "a tap over its bowl, a ring of keys and an inspection list",
  },
  6: {
    expertise: "Title search, succession, RERA",
    summary: `Reads ${claims.titleTrace} of a property’s past before you pay for its future.`,
    bio: "Meenakshi practised at the High Court in Chennai before she turned to titles, where the best case, she says, is the one that no one has to file. Her reports can be read aloud at a kitchen table: who owned it, who might still claim it, what’s missing, and whether to walk away. She would rather talk you out of a bad flat than into a good one.",
    desk: "a deed with ribbon and seal, a magnifying glass and bound volumes",
  },
  7: {
    expertise: "Structure, quantities, rooftop solar",
    summary: "Walks the site with a tape, a level and no patience for round figures.",
    bio: `Joseph is a civil engineer from Kottayam who built hospitals before he built homes. He prices a house from its quantities, not its square feet. The first solar panels he trusted were those on his own roof, and he’ll gladly show you the meter readings on his phone.`,
    desk: "a solar panel with its meter, a spirit level, a steel tape and rolled drawings",
  },
  8: {
    expertise: "Group buying, builder negotiation",
    summary: "Sits with the circle, on its side of the builder’s table.",
    bio: "Ritu sold flats for developers in Gurugram and knows what the last column of the price sheet looks like. In a circle, everyone sees the same offer, pays into the project’s RERA account and signs for a separate flat.",
    desk: "one tower in a ring of eight equal houses, a price sheet and three sealed agreements",
  },
  9: {
    expertise: "Land records, farmhouses, heritage property",
    summary: "Can read a khasra map upside down, from across the desk.",
    bio: "Devendra was a revenue officer in Rajasthan, and still trusts a boundary only after he has walked it. He looks after land, farmhouses and the kind of property whose owners don’t want it talked about. He grows millet near Sikar, on land whose title he traced himself.",
    desk: "a map with pegged boundaries, a surveyor’s compass and an old house",
  },
};

export const members = listMembers(people, about).map(
  (member) => ({ ...member, sample: true }) as const,
);
