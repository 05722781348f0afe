/**
 * When the desk calls back, in India's time. The promise of `claims.response` is counted in these hours by `npm run leads` and
 * by the morning's message to the team. Pages say the same hours in words: `company.hours`.
 */
export const officeHours = {
  /** As `Date` counts them: Monday is 1. */
  days: [1, 2, 3, 4, 5, 6],
  opens: 9,
  closes: 18,
  /** Office hours within which a visitor is called. */
  promised: 24,
} as const;

/** Office holidays. They differ by state and year, so the firm updates them every year. */
export const holidays = {
  sample: true,
  days: [
    { day: "2026-10-02", name: "Gandhi Jayanti" },
    { day: "2026-10-20", name: "Dussehra" },
    { day: "2026-11-08", name: "Diwali" },
    { day: "2026-11-24", name: "Guru Nanak Jayanti" },
    { day: "2026-12-25", name: "Christmas" },
    { day: "2027-01-26", name: "Republic Day" },
    { day: "2027-03-22", name: "Holi" },
    { day: "2027-03-26", name: "Good Friday" },
    { day: "2027-08-15", name: "Independence Day" },
    { day: "2027-10-02", name: "Gandhi Jayanti" },
    { day: "2027-10-29", name: "Diwali" },
    { day: "2027-12-25", name: "Christmas" },
  ],
} as const;
