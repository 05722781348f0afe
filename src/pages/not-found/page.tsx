import { ChatLink, PhoneLink } from "../../ui/contact-links.tsx";
import { Dock } from "../../ui/dock.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Content } from "./content.en.ts";
import { Link } from "../../ui/link.tsx";

export default function NotFoundPage({ content }: { readonly content: Content }) {
  const { home, intro, picture, waysOn } = content;
  return (
    <>
      <PageIntro
        {...intro}
        actions={
          <Link href={home.href} className="btn btn-primary">
            {home.label}
          </Link>
        }
      >
        <Picture
          name="plot-empty"
          alt={picture.alt}
          priority
          className="block overflow-hidden rounded-lg"
        />
      </PageIntro>
      <section className="wrap section">
        <h2 className="text-h2">{waysOn.title}</h2>
        <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {waysOn.links.map((link) => (
            <li key={link.href} className="border-b">
              <Link
                href={link.href}
                className="flex items-center justify-between gap-4 py-4 font-500 hover:text-leaf"
              >
                {link.label}
                <span className="i-lucide-arrow-right text-brass" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <span>{waysOn.talk}</span>
          <ChatLink />
          <PhoneLink />
        </p>
      </section>
      <Dock />
    </>
  );
}
