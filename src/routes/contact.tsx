import { createFileRoute } from "@tanstack/react-router";
import { InfoCards } from "../pages/contact/info-cards.tsx";
import { Offices } from "../pages/contact/offices.tsx";
import { Hero } from "../ui/hero.tsx";
import { LinkRows } from "../ui/link-rows.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { ChatLink } from "../ui/contact-links.tsx";
import { otherWays } from "../pages/contact/content.ts";
import { Head } from "../ui/head.tsx";

export const Route = createFileRoute("/contact")({ component: Contact });

function Contact() {
  return (
    <>
      <Head
        title="Contact us"
        description="Call, write to or visit AIPM in New Delhi, Mumbai or Bangalore. Phone numbers, e-mail addresses, working hours, and how soon you hear from us."
        path="/contact"
        picture="contact"
      />
      <Hero
        title="Tell us what it is about"
        lead="A person picks up, and a person writes back. Leave your number and we call you: response within 24 working hours."
        picture="contact"
        alt="A desk with a dial telephone, a card and a small model house"
        actions={
          <>
            <a href="/contact-form" className="btn btn-primary">
              Talk to Us
            </a>
            <ChatLink />
          </>
        }
      />
      <InfoCards />
      <Offices />
      <section className="wrap section">
        <SectionHeading title="Perhaps there is a shorter way" className="mb-8" />
        <LinkRows rows={otherWays} />
      </section>
    </>
  );
}
