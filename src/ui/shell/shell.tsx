import type { ReactNode } from "react";
import { Floating } from "./floating.tsx";
import { company } from "../../content/company.ts";
import { PageTitle } from "../page-name.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { Outbox } from "./outbox.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { Toasts } from "./toasts.tsx";
import { t } from "../../i18n/t.ts";

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
        <Floating />
        <Footer path={current} />
        {/* Its word is of the page that stood. */}
        <OfflineNote key={current} />
        <RouteAnnouncer path={current} />
        <Toasts />
        <Outbox path={current} />
      </div>
    </PageTitle>
  );
}
