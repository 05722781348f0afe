/** What the business claims: in a sentence about the subject, no other figure of its kind may stand. */
export interface ClaimRule {
  readonly claim: string;
  readonly about: RegExp;
  /** Global: every such figure in the sentence is judged. */
  readonly figure: RegExp;
  readonly allowed: readonly string[];
}

const DAYS = /\d+(?:-\d+)? (?:working )?days?/g;
const WEEKS = /\d+(?:-\d+)? weeks?/g;
const MONTHS = /\d+(?:-\d+)? months?/g;
const YEARS = /\d+(?:-\d+)? years?/g;
const HOURS = /\d+(?:-\d+)? (?:working )?hours?/g;
const PERCENT = /\d+(?:\.\d+)?%?(?:-\d+(?:\.\d+)?)?%/g;

export const claimRules: readonly ClaimRule[] = [
  { claim: "An average deal closes in 30-90 days", about: /average deal/i, figure: DAYS, allowed: ["30-90 days"] },
  { claim: "An exchange takes about 4-8 weeks", about: /exchange|both owners/i, figure: WEEKS, allowed: ["4-8 weeks"] },
  { claim: "1000+ NRI portfolios", about: /NRI portfolios/i, figure: /\d[\d,]*\+?(?= NRI)/g, allowed: ["1000+"] },
  { claim: "24/7 manager access", about: /manager access/i, figure: /\d+\/\d+/g, allowed: ["24/7"] },
  {
    claim: "Response within 24 working hours",
    about: /response within/i,
    figure: HOURS,
    allowed: ["24 working hours"],
  },
  { claim: "5%-20% cheaper than market resale", about: /market resale/i, figure: PERCENT, allowed: ["5%-20%"] },
  { claim: "Returns 12%-25% higher", about: /\bROI\b|early[- ]access returns/i, figure: PERCENT, allowed: ["12%-25%"] },
  { claim: "Over 3-5 years", about: /\bROI\b|early[- ]access/i, figure: YEARS, allowed: ["3-5 years"] },
  { claim: "Design and quote within 24 hours", about: /design and quote/i, figure: HOURS, allowed: ["24 hours"] },
  { claim: "RERA registration takes 30-45 days", about: /RERA registration/i, figure: DAYS, allowed: ["30-45 days"] },
  {
    claim: "A title trace covers 30 years",
    about: /title trace|titles? (?:is |are )?traced/i,
    figure: YEARS,
    allowed: ["30 years"],
  },
  {
    claim: "Circles buy 15-20% below market, with discounts up to 20%",
    about: /below market(?! resale)|discounts? (?:of )?up to/i,
    figure: PERCENT,
    allowed: ["15-20%", "20%"],
  },
  { claim: "100+ trophy assets verified", about: /trophy assets/i, figure: /\d+\+?(?= trophy)/g, allowed: ["100+"] },
  {
    claim: "Loans are approved in 7-10 working days",
    about: /loans? (?:is|are) approved|loan approval/i,
    figure: DAYS,
    allowed: ["7-10 working days"],
  },
  { claim: "Pre-approval in 48 hours", about: /pre-approv/i, figure: HOURS, allowed: ["48 hours"] },
  { claim: "Eight partner banks", about: /partner banks/i, figure: /\S+(?= partner banks)/gi, allowed: ["Eight"] },
  {
    claim: "Tenant disputes take 1-3 months",
    about: /tenant.*dispute|dispute.*tenant/i,
    figure: MONTHS,
    allowed: ["1-3 months"],
  },
  {
    claim: "Builder disputes take 3-6 months",
    about: /builder.*dispute|dispute.*builder/i,
    figure: MONTHS,
    allowed: ["3-6 months"],
  },
  { claim: "Inheritance takes 6-12 months", about: /inherit/i, figure: MONTHS, allowed: ["6-12 months"] },
  {
    claim: "Local moves: book 7-10 days ahead; interstate 15-20 days",
    about: /\blocal\b.*\bdays\b|interstate/i,
    figure: DAYS,
    allowed: ["7-10 days", "15-20 days"],
  },
  { claim: "Express moves within 48 hours", about: /express/i, figure: HOURS, allowed: ["48 hours"] },
  {
    claim: "Packages cost Rs 999, Rs 1,999 and Rs 2,999 per month",
    about: /per month/i,
    figure: /Rs [\d,]+(?= per month)/g,
    allowed: ["Rs 999", "Rs 1,999", "Rs 2,999"],
  },
  {
    claim: "The first reminder goes out at day 3",
    about: /first reminder/i,
    figure: /day \d+(?=[^.,]{0,8}first reminder)|(?<=first reminder[^.,]*)day \d+/gi,
    allowed: ["day 3", "Day 3"],
  },
  {
    claim: "The formal notice goes out at day 7",
    about: /formal notice/i,
    figure: /day \d+(?=[^.,]{0,8}formal notice)|(?<=formal notice[^.,]*)day \d+/gi,
    allowed: ["day 7", "Day 7"],
  },
  { claim: "98% satisfaction", about: /satisf/i, figure: PERCENT, allowed: ["98%"] },
  { claim: "25+ cities", about: /\d+\+ cities/i, figure: /\d+\+(?= cities)/g, allowed: ["25+"] },
  {
    claim: "1000+ transactions",
    about: /\d\+? transactions/i,
    figure: /[\d,]+\+?(?= transactions)/g,
    allowed: ["1000+"],
  },
  {
    claim: "50+ years of combined leadership experience",
    about: /combined leadership/i,
    figure: /\d+\+? years/g,
    allowed: ["50+ years"],
  },
  { claim: "Established 2025", about: /established \d/i, figure: /\d{4}/g, allowed: ["2025"] },
  {
    claim: "Furniture for 1 month to 2 years",
    about: /furniture rental/i,
    figure: /\d+ (?:month|year)s?/g,
    allowed: ["1 month", "2 years"],
  },
  {
    claim: "Fifteen services",
    about: /services/i,
    figure: /\b(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty(?:-one)?|\d\d) services/gi,
    allowed: ["Fifteen services"],
  },
  {
    claim: "Legal action begins only when the owner says so",
    about: /legal action/i,
    figure: /legal action(?: (?:begins|starts|follows)|, and only when you say so)/gi,
    allowed: ["legal action, and only when you say so"],
  },
  {
    claim: "Hours say whose they are",
    about: /Mon-/,
    figure: /(?:\w+ \w+ )?Mon-(?:Fri|Sat)/g,
    allowed: ["Offices open Mon-Sat", "are open Mon-Sat", "Telephone answered Mon-Fri"],
  },
  {
    claim: "Every percentage is one of the claims",
    // A form shows by an example how such an answer may look.
    about: /%(?! of the built-up area)/,
    figure: PERCENT,
    allowed: ["5%-20%", "12%-25%", "15-20%", "20%", "98%"],
  },
];
