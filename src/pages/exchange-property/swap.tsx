import { Picture } from "../../ui/picture.tsx";

const LAYERS = ["exchange-haveli", "exchange-villa", "exchange-arrows"] as const;

/** Two model homes that change places while one scrolls. The opening describes the same picture. */
export const Swap = () => (
  <div className="swap">
    {LAYERS.map((name) => (
      <Picture key={name} name={name} alt="" mode="dusk" sizes="(min-width:64rem) 44rem,100vw" />
    ))}
  </div>
);
