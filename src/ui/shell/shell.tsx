import { type ReactNode, useSyncExternalStore, useEffect, useState } from "react";
import { company } from "../../content/company.ts";
import { PageTitle, useChat } from "../page-name.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { t } from "../../i18n/t.ts";
import { Glyph } from "../glyph.tsx";
import { optional } from "../optional.tsx";
import { toasts } from "../toast.ts";
import { listen } from "../page-events.ts";
import { mayHoldLeads } from "../../lead/outbox-flag.ts";

interface ShellProps {
  readonly path: string;
  /** The page's own; none while it is on its way. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** The frame around every page. It owns the one <main>: pages render sections. */
export function Shell({ path, title = company.name, children }: ShellProps) {
  const current = path.length > 1 ? path.replace(/\/$/, "") : path;
  return (
    <PageTitle value={title}>
      <div id="top" className="relative flex min-h-dvh flex-col">
        <a href="#main" className="skip-link">
          {t("Skip to content")}
        </a>
        <Header path={current} />
        <main id="main" className="grow">
          {children}
        </main>
        <BackToTop />
        <Footer path={current} />
        <ChatButton />
        {/* Its word is of the page that stood. */}
        <OfflineNote key={current} />
        <RouteAnnouncer path={current} />
        <Toasts />
        <Outbox path={current} />
      </div>
    </PageTitle>
  );
}

/** A chat with the company, in reach on every page; on a phone and a tablet it stands in the dock. */
function ChatButton() {
  return (
    <a
      href={useChat()}
      target="_blank"
      rel="noopener"
      aria-label={t("Chat with us on WhatsApp")}
      className="chat-dock float-button bg-green text-on-green max-lg:hidden print:hidden"
    >
      <Glyph name="message-circle" />
      <span>{t("Chat with us")}</span>
    </a>
  );
}

/** On a phone and a tablet it stands in the dock, or at the end of a form. Comes into view beyond 1000 px of scroll by its place in the page alone, without a script (see `top-dock`). */
function BackToTop() {
  return (
    <div className="top-dock print:hidden">
      <a href="#top" aria-label={t("Back to top")} className="float-button border border-line bg-card text-ink">
        <Glyph name="arrow-up" />
      </a>
    </div>
  );
}

const Toaster = optional("toasts", async () => (await import("./toaster.tsx")).Toaster);

function Toasts() {
  const wanted = useSyncExternalStore(toasts.subscribe, toasts.wanted, () => false);
  return wanted ? <Toaster /> : null;
}

/** A link was followed without a network: the page and what was typed into it stay, and this says why. */
function OfflineNote() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = (): void => setShown(true);
    const hide = (): void => setShown(false);
    const ignore = listen("page:offline", show);
    addEventListener("online", hide);
    return () => {
      ignore();
      removeEventListener("online", hide);
    };
  }, []);
  return (
    <div role="status">
      {isShown ? (
        <p className="fixed inset-x-4 top-20 z-50 mx-auto max-w-120 notice shadow-card">
          {t("You are offline, so this page stays open. Try the link again when you are back online.")}
        </p>
      ) : null}
    </div>
  );
}

const OutboxMessages = optional("outbox", async () => (await import("../forms/outbox-messages.tsx")).OutboxMessages);

/** A form looks after its own lead first. */
const HEAD_START_MS = 1000;

/** Whatever waits on this device is sent from any page; where nothing waits, nothing is loaded for it. */
function Outbox({ path }: { path: string }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const look = (): void => {
      if (mayHoldLeads()) setWanted(true);
    };
    const timer = setTimeout(look, HEAD_START_MS);
    addEventListener("online", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", look);
    };
    // A form that was left may have put something in.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [path]);
  return wanted ? <OutboxMessages /> : null;
}
