import { app } from "./content.ts";
import { Picture } from "../../ui/picture.tsx";
import { StoreButtons } from "../../ui/store-buttons.tsx";

/** The last of the models, on its own table like the first. */
export function AppBanner() {
  return (
    <section id="mobile-app-banner" className="hero border-b-0 lg:min-h-116">
      <Picture name="app" alt={app.alt} sizes="(min-width:64rem) 62vw,100vw" className="hero-picture" />
      <div className="wrap">
        <div className="hero-words">
          <h2 className="text-h2">{app.title}</h2>
          <p className="mt-4 text-lead">{app.text}</p>
          <div className="mt-8">
            <StoreButtons />
          </div>
        </div>
      </div>
    </section>
  );
}
