/**
 * Facts that several pages show. Values that only the business can supply are samples: the launch check lists every
 * `sample: true` here. Remove the mark with the sample.
 */
const SAMPLE = { sample: true } as const;

interface Line {
  readonly display: string;
  readonly href: string;
  readonly sample?: true;
}
const phone = (display: string): Line => ({
  display,
  href: `tel:${display.replaceAll(/[^+\d]/g, "")}`,
});
const email = (address: string): Line => ({ display: address, href: `mailto:${address}` });

export interface Office {
  readonly city: string;
  readonly role: string;
  readonly lines: readonly string[];
  readonly phone: Line;
  readonly sample?: true;
}

const mainPhone = { ...phone("+91 98765 43210"), ...SAMPLE };

export const company = {
  name: "AIPM",
  tagline: "India’s First Property Exchange Platform",
  established: 2025,
  phone: mainPhone,

  /** WhatsApp takes the number without its plus. */
  chat: {
    label: "Chat on WhatsApp",
    href: `https://wa.me/${mainPhone.href.replaceAll(/\D/g, "")}`,
    ...SAMPLE,
  },
  email: { ...email("hello@aipm.example"), ...SAMPLE },
  supportEmails: [
    { ...email("support@aipm.example"), ...SAMPLE },
    { ...email("care@aipm.example"), ...SAMPLE },
  ],
  /** Offices and telephone have different hours. Each text says which. */
  hours: {
    footer: "Offices open Mon-Sat 9:00 AM - 6:00 PM",
    office: "Offices open Mon-Sat 9 AM-6 PM",
    phone: "Telephone answered Mon-Fri 10am-6pm IST",
  },
} as const;

export const offices: readonly [Office, Office, Office] = [
  {
    city: "New Delhi",
    role: "Delhi HQ",
    lines: ["AIPM House, 4th Floor", "12 Barakhamba Road, Connaught Place", "New Delhi 110001"],
    phone: { ...phone("+91 11 4000 1200"), ...SAMPLE },
    ...SAMPLE,
  },
  {
    city: "Mumbai",
    role: "Mumbai office",
    lines: ["Unit 702, Bandra Kurla Complex", "Bandra East", "Mumbai 400051"],
    phone: { ...phone("+91 22 4000 1200"), ...SAMPLE },
    ...SAMPLE,
  },
  {
    city: "Bangalore",
    role: "Bangalore office",
    lines: ["Level 3, 88 Residency Road", "Ashok Nagar", "Bangalore 560025"],
    phone: { ...phone("+91 80 4000 1200"), ...SAMPLE },
    ...SAMPLE,
  },
];

export const socialLinks = [
  {
    label: "Instagram",
    href: "https://www.instagram.com/aipm.example",
    icon: "instagram",
    sample: true,
  },
  {
    label: "LinkedIn",
    href: "https://www.linkedin.com/company/aipm-example",
    icon: "linkedin",
    sample: true,
  },
  {
    label: "YouTube",
    href: "https://www.youtube.com/@aipm-example",
    icon: "youtube",
    sample: true,
  },
] as const;

export const storeLinks = [
  {
    label: "Google Play",
    action: "Get it on",
    href: "https://play.google.com/store/apps/details?id=example.aipm",
    icon: "play",
    sample: true,
  },
  {
    label: "App Store",
    action: "Download on the",
    href: "https://apps.apple.com/in/app/aipm/id000000000",
    icon: "apple",
    sample: true,
  },
] as const;
