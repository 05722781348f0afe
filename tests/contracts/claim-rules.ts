/**
 * Claims of the business. A sentence about the subject may have no other figure of that kind. `figure` is global, to check all of them.
 */
export type ClaimRule = readonly [
  claim: string,
  about: RegExp,
  figure: RegExp,
  allowed: readonly string[],
];

const DAYS = /\d+(?:-\d+)? (?:working )?days?/g;
const WEEKS = /\d+(?:-\d+)? weeks?/g;
const MONTHS = /\d+(?:-\d+)? months?/g;
const YEARS = /\d+(?:-\d+)? years?/g;
const HOURS = /\d+(?:-\d+)? (?:working )?hours?/g;
const PERCENT = /\d+(?:\.\d+)?%?(?:-\d+(?:\.\d+)?)?%/g;

export const claimRules: readonly ClaimRule[] = [
  ["An average deal closes in 30-90 days", /average deal/i, DAYS, ["30-90 days"]],
  ["An exchange takes about 4-8 weeks", /exchange|both owners/i, WEEKS, ["4-8 weeks"]],
  ["1000+ NRI portfolios", /NRI portfolios/i, /\d[\d,]*\+?(?= NRI)/g, ["1000+"]],
  ["24/7 manager access", /manager access/i, /\d+\/\d+/g, ["24/7"]],
  ["Response within 24 working hours", /response within/i, HOURS, ["24 working hours"]],
  ["5%-20% cheaper than market resale", /market resale/i, PERCENT, ["5%-20%"]],
  ["Returns 12%-25% higher", /\bROI\b|early[- ]access returns/i, PERCENT, ["12%-25%"]],
  ["Over 3-5 years", /\bROI\b|early[- ]access/i, YEARS, ["3-5 years"]],
  ["Design and quote within 24 hours", /design and quote/i, HOURS, ["24 hours"]],
  ["RERA registration takes 30-45 days", /RERA registration/i, DAYS, ["30-45 days"]],
  [
    "A title trace covers 30 years",
    /title trace|titles? (?:is |are )?traced/i,
    YEARS,
    ["30 years"],
  ],
  [
    "Circles buy 15-20% below market, with discounts up to 20%",
    /below market(?! resale)|discounts? (?:of )?up to/i,
    PERCENT,
    ["15-20%", "20%"],
  ],
  ["100+ trophy assets verified", /trophy assets/i, /\d+\+?(?= trophy)/g, ["100+"]],
  [
    "Loans are approved in 7-10 working days",
    /loans? (?:is|are) approved|loan approval/i,
    DAYS,
    ["7-10 working days"],
  ],
  ["Pre-approval in 48 hours", /pre-approv/i, HOURS, ["48 hours"]],
  ["Eight partner banks", /partner banks/i, /\S+(?= partner banks)/gi, ["Eight"]],
  ["Tenant disputes take 1-3 months", /tenant.*dispute|dispute.*tenant/i, MONTHS, ["1-3 months"]],
  [
    "Builder disputes take 3-6 months",
    /builder.*dispute|dispute.*builder/i,
    MONTHS,
    ["3-6 months"],
  ],
  ["Inheritance takes 6-12 months", /inherit/i, MONTHS, ["6-12 months"]],
  [
    "Local moves: book 7-10 days ahead; interstate 15-20 days",
    /\blocal\b.*\bdays\b|interstate/i,
    DAYS,
    ["7-10 days", "15-20 days"],
  ],
  ["Express moves within 48 hours", /express/i, HOURS, ["48 hours"]],
  [
    "Packages cost Rs 999, Rs 1,999 and Rs 2,999 per month",
    /per month/i,
    /Rs [\d,]+(?= per month)/g,
    ["Rs 999", "Rs 1,999", "Rs 2,999"],
  ],
  [
    "The first reminder goes out at day 3",
    /first reminder/i,
    /day \d+(?=[^.,]{0,8}first reminder)|(?<=first reminder[^.,]*)day \d+/gi,
    ["day 3", "Day 3"],
  ],
  [
    "The formal notice goes out at day 7",
    /formal notice/i,
    /day \d+(?=[^.,]{0,8}formal notice)|(?<=formal notice[^.,]*)day \d+/gi,
    ["day 7", "Day 7"],
  ],
  ["98% satisfaction", /satisf/i, PERCENT, ["98%"]],
  ["25+ cities", /\d+\+ cities/i, /\d+\+(?= cities)/g, ["25+"]],
  ["1000+ transactions", /\d\+? transactions/i, /[\d,]+\+?(?= transactions)/g, ["1000+"]],
  [
    "50+ years of combined leadership experience",
    /combined leadership/i,
    /\d+\+? years/g,
    ["50+ years"],
  ],
  ["Established 2025", /established \d/i, /\d{4}/g, ["2025"]],
  [
    "Furniture for 1 month to 2 years",
    /furniture rental/i,
    /\d+ (?:month|year)s?/g,
    ["1 month", "2 years"],
  ],
  [
    "Fifteen services",
    /services/i,
    /\b(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty(?:-one)?|\d\d) services/gi,
    ["Fifteen services"],
  ],
  [
    "Hours say whose they are",
    /Mon-/,
    /(?:\w+ \w+ )?Mon-(?:Fri|Sat)/g,
    ["Offices open Mon-Sat", "are open Mon-Sat", "Telephone answered Mon-Fri"],
  ],
  [
    "Every percentage is one of the claims",
    // Except the example in a form.
    /%(?! of the built-up area)/,
    PERCENT,
    ["5%-20%", "12%-25%", "15-20%", "20%", "98%"],
  ],
];
