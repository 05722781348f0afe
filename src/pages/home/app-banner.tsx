import type { Content } from "./content.en.ts";
import { Title } from "../../ui/title.tsx";
import { StoreButtons } from "../../ui/store-buttons.tsx";

/** The app, for existing clients. */
export function AppBanner({ content }: { readonly content: Content }) {
  const { app } = content;
  return (
    <section id="mobile-app-banner" className="bg-sand">
      <div className="wrap grid items-end gap-x-16 gap-y-6 py-12 xl:grid-cols-[auto_1fr]">
        <div>
          <h2 className="text-h3">
            <Title {...app} />
          </h2>
          <p className="mt-2 text-stone">{app.text}</p>
        </div>
        <StoreButtons />
      </div>
    </section>
  );
}
