/**
 * Example prices of the services, until the business supplies its own. The launch check lists
 * every line. A blank figure shows `noFigure`.
 */
const sample = (figure: string) =>
  ({ figure: figure.replace(/\.$/, " (example)."), sample: true }) as const;

export const fees = {
  exchange: sample("Our fee: from ₹75,000 for an exchange."),
  buying: sample("Our fee: from ₹50,000 for a search."),
  selling: sample("Our fee: from ₹60,000 for a sale."),
  nri: sample("A plan for one property: from ₹15,000."),
  legal: sample("A title trace: ₹12,000 to ₹35,000."),
  opinion: sample("An opinion: from ₹7,500."),
  finance: sample("Our fee: from ₹5,000 for a loan file."),
  construction: sample("Interiors: from ₹1,400 a square foot."),
  shifting: sample("A 2 BHK within the city: from ₹9,000."),
  vaastu: sample("A consultation: from ₹5,100 online, from ₹11,000 on site."),
  solar: sample("A measured plan: from ₹2,500."),
  furniture: sample("A bedroom: from ₹1,400 a month."),
  portfolio: sample("Our fee: from ₹6,000 a year for a property."),
  highValue: sample("Our fee: from ₹2 lakh for a mandate."),
  investment: sample("Our fee: from ₹25,000 for a booking."),
} as const;

/** Shown instead of a blank figure. */
export const noFigure = "We haven’t published a figure for this yet. Ask when we call.";

/** The sentence about a price. */
export const formatCost = ({ figure }: { readonly figure: string }): string => figure || noFigure;
