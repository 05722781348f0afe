import { type ReactNode, useSyncExternalStore, useEffect, useState } from "react";
import { Floating } from "./floating.tsx";
import { company } from "../../content/company.ts";
import type { NavLink } from "../../content/navigation.ts";
import { PagePath, PageTitle } from "../page-name.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { t } from "../../i18n/t.ts";
import { optional } from "../optional.tsx";
import { toasts } from "../toast.ts";
import { onPageEvent } from "../page-events.ts";
import { OutboxMessages } from "../forms/outbox-messages.tsx";
import { pageSender } from "../../lead/sender.ts";
import { mayHoldLeads } from "../../lead/storage.ts";

interface ShellProps {
  readonly path: string;
  /** Undefined while the page loads. */
  readonly title?: string | undefined;
  /** The page's own action. */
  readonly action?: NavLink | undefined;
  readonly children: ReactNode;
}

/** The frame of every page, with its one `<main>`: pages render sections. */
export function Shell({ path, title = company.name, action, children }: ShellProps) {
  const current = path.length > 1 ? path.replace(/\/$/, "") : path;
  const loading = useLoading(current);
  return (
    <PageTitle value={title}>
      <PagePath value={current}>
        <div id="top" className="relative flex min-h-dvh flex-col">
          <a href="#main" className="skip-link">
            {t("Skip to content")}
          </a>
          <Header path={current} action={action} />
          <main id="main" className="grow" aria-busy={loading !== undefined || undefined}>
            {children}
          </main>
          <LoadingNote title={loading} />
          <Floating />
          <Footer path={current} />
          {/* The key hides it on the next page. */}
          <OfflineNote key={current} />
          <RouteAnnouncer path={current} />
          <Toasts />
          <Outbox path={current} />
        </div>
      </PagePath>
    </PageTitle>
  );
}

const Toaster = optional("Toaster", () => import("./toaster.tsx"));

function Toasts() {
  const isWanted = useSyncExternalStore(toasts.subscribe, toasts.wanted, () => false);
  return isWanted ? <Toaster /> : null;
}

/** The text of the link that was clicked, while the next page is slow. @param path of the present page */
function useLoading(path: string): string | undefined {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    let clicked = "";
    const onClick = ({ target }: Event): void => {
      clicked = (target as Element).closest("a")?.textContent ?? "";
    };
    const done = (): void => setTitle(undefined);
    const off = new AbortController();
    for (const event of ["popstate", "pageshow"]) addEventListener(event, done, off);
    addEventListener("click", onClick, { signal: off.signal, capture: true });
    const ignore = [
      onPageEvent("page:loading", () => setTitle(clicked)),
      onPageEvent("page:offline", done),
    ];
    return () => {
      off.abort();
      for (const stop of ignore) stop();
      done();
    };
    // The next page has its own.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [path]);
  return title;
}

/** A line at the top, and a sentence for screen readers. */
const LoadingNote = ({ title }: { readonly title: string | undefined }) => (
  <>
    <p role="status" className="sr-only">
      {title === undefined ? null : t("Loading {title}", { title })}
    </p>
    {title === undefined ? null : (
      <div className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-brass" />
    )}
  </>
);

/** Says why the page stays when a link is clicked without a network. */
function OfflineNote() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = (): void => setShown(true);
    const hide = (): void => setShown(false);
    const ignore = onPageEvent("page:offline", show);
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
          {t(
            "You are offline, so this page stays open. Try the link again when you are back online.",
          )}
        </p>
      ) : null}
    </div>
  );
}

/** Draws the messages about leads. Their code comes with the page, because a document never repeats an import that failed. */
function Outbox({ path }: { path: string }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const { list } = pageSender().messages;
    const check = (): void => {
      if (mayHoldLeads() || list.get().length > 0) setWanted(true);
    };
    check();
    const ignore = list.subscribe(check);
    // A tab that held a lead may have been closed.
    document.addEventListener("visibilitychange", check);
    return () => {
      ignore();
      document.removeEventListener("visibilitychange", check);
    };
    // On each path: the form before may have stored a lead.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [path]);
  return isWanted ? <OutboxMessages /> : null;
}
