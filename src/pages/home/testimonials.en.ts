export interface Testimonial {
  readonly quote: string;
  readonly author: string;
  readonly location: string;
}

const testimonial = (author: string, place: string, quote: string): Testimonial => ({
  quote,
  author,
  location: `${place} (example)`,
});

/** Invented. The launch check lists them until the business has real ones, with permission. */
export const sampleTestimonials: readonly Testimonial[] = [
  testimonial(
    "Sneha and Aditya Kulkarni",
    "Pune",
    "Our 2 BHK was full of cricket bats. We exchanged it for three bedrooms in Baner, and packed once.",
  ),
  testimonial(
    "Faisal Rahman",
    "Dubai",
    "From here I couldn’t tell whether my tenant had stopped paying or moved out. They went and knocked.",
  ),
  testimonial(
    "The Bhatia family",
    "Delhi",
    "They told us not to buy the first house. That’s why we trusted them with the second.",
  ),
  testimonial(
    "Shalini Prabhu",
    "Bangalore",
    "Six of us from one office bought on two floors. For once the builder’s manager took notes while I spoke.",
  ),
  testimonial(
    "Anjali Mukherjee",
    "Kolkata",
    "My father left a flat and three opinions about it. We all signed one settlement, and still have lunch together.",
  ),
  testimonial(
    "Col. R. S. Chauhan (Retd)",
    "Jaipur",
    "The notice went out on the seventh day, as they had said. The rent came on the ninth.",
  ),
  testimonial(
    "Divya Nair",
    "Kochi",
    "My mother read the title report aloud at dinner. When she had finished, nobody had a question left.",
  ),
  testimonial(
    "Ananya and Rohan Sen",
    "Hyderabad",
    "Our piano arrived in tune. I could not say that of us.",
  ),
  testimonial(
    "Mahesh Patel",
    "Ahmedabad",
    "I had a price in my head from my neighbour’s boasting. They showed me what flats really sold for.",
  ),
  testimonial(
    "Karthik and Preethi R.",
    "Chennai",
    "With the loan pre-approved, we bargained like people who mean it.",
  ),
  testimonial(
    "Gurdeep Sandhu",
    "Toronto",
    "I signed a power of attorney for one flat and one sale, nothing wider. They drew that line themselves.",
  ),
  testimonial(
    "P. V. Krishnan",
    "Coimbatore",
    "Nobody in our building knew that we were selling until the truck came.",
  ),
  testimonial(
    "Farah Sheikh",
    "Mumbai",
    "They opened every cupboard and moved one wall. The kitchen gets the morning sun now.",
  ),
  testimonial(
    "Ramesh Kamat",
    "Goa",
    "Our society agreed to solar in one meeting, because somebody explained the bill, not the panel.",
  ),
  testimonial(
    "Neelam Joshi",
    "Indore",
    "I asked what it would cost and got a figure in writing. At the end it was still that figure.",
  ),
  testimonial(
    "Tenzin and Pema",
    "Dehradun",
    "We rented two cots and a study table for the school year. Nothing to sell, nothing to store.",
  ),
  testimonial("Sanjay Verma", "Noida", "My builder had stopped taking my calls. He took theirs."),
  testimonial(
    "Usha Ramachandran",
    "Mysuru",
    "I own four flats that my children never visit. Now there is one file, and one person to ring.",
  ),
  testimonial(
    "Jaswinder Kaur",
    "Ludhiana",
    "They came to our village and walked the boundary with my uncle. The map was wrong; he was right.",
  ),
  testimonial(
    "Maria and Peter D’Souza",
    "Mumbai",
    "We went from four rooms to two, kept the balance in the bank, and kept the balcony with the neem tree.",
  ),
];
