import { Head } from "../../lib/head.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { PageIntro } from "../ui/page-intro.tsx";
import { Fields } from "./fields.tsx";
import { Foundations } from "./foundations.tsx";
import { Pieces } from "./pieces.tsx";

/** Every token and piece on one page, in development only. */
export function Styleguide() {
  return (
    <>
      <Head title="Styleguide" description="Every token and piece of the site." path="/styleguide" noindex />
      <Hero
        title="Move up without moving out first"
        lead="Exchange the home you have for the home you want, in one agreement."
        picture="exchange"
        alt="Two houses joined by brass arrows"
        crumbs={[{ label: "Home", href: "/" }, { label: "Styleguide" }]}
        actions={
          <>
            <a href="/property-exchange" className="btn btn-primary">
              Submit Exchange Request
            </a>
            <a href="#process" className="btn btn-secondary">
              How it works
            </a>
          </>
        }
        note="An exchange takes about 4-8 weeks."
      />
      <Foundations />
      <Pieces />
      <Fields />
      <div className="border-t pb-16">
        <PageIntro title="A quiet opening" lead="For a page that is there to be read or filled in." picture="promise" />
      </div>
      <CallBand
        title="Talk to a person about your home"
        text="Tell us what you have and what you want. We answer within 24 working hours."
        action={{ label: "Submit Exchange Request", href: "/property-exchange" }}
      />
    </>
  );
}
