import { app } from "./content.ts";
import { Picture } from "../../ui/picture.tsx";
import { StoreButtons } from "../../ui/store-buttons.tsx";

/** A notice, not an ending: the app serves those who are clients already. */
export function AppBanner() {
  return (
    <section id="mobile-app-banner" className="bg-sand">
      <div className="wrap grid items-center gap-x-16 gap-y-6 py-12 md:grid-cols-[1fr_2fr]">
        <Picture
          name="app"
          upTo={800}
          alt={app.alt}
          sizes="(min-width:48rem) 24rem,100vw"
          className="block overflow-hidden rounded-lg"
        />
        <div>
          <h2 className="text-h3">{app.title}</h2>
          <p className="mt-2 mb-6 text-stone">{app.text}</p>
          <StoreButtons />
        </div>
      </div>
    </section>
  );
}
