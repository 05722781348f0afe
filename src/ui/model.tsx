import type { ReactNode } from "react";
import type { PictureName } from "../content/pictures.gen.ts";
import { Arrow } from "./arrow.tsx";
import { Link } from "./link.tsx";
import { Picture } from "./picture.tsx";
import { SectionHeading, type SectionHeadingProps } from "./section-heading.tsx";

export interface ModelPoint {
  readonly title: string;
  readonly text?: string;
  /** Where it leads. */
  readonly href?: string;
  /** Its place on the picture, in percent of width and height. At the sides 9 % are cut off. */
  readonly at: readonly [x: number, y: number];
}

export interface ModelProps extends Pick<SectionHeadingProps, "label" | "title" | "lead" | "id"> {
  picture?: PictureName;
  alt?: string;
  /** In place of the picture: a drawing that fills a box of 16/10. */
  children?: ReactNode;
  /** Four or five. */
  points: readonly ModelPoint[];
}

/**
 * A model that explains itself: numbers on the picture, and next to it the text of each. The opening shows the same model in the
 * other light.
 */
export function Model({ picture, alt = "", children, points, ...heading }: ModelProps) {
  return (
    <section className="tone-night">
      <div className="wrap section grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1.5fr_1fr] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <SectionHeading {...heading} />
        </div>
        {/* On paper a picture below the first screen would be blank. */}
        <div
          className={`${picture ? "beside" : "self-center"} lg:[grid-area:1/1/span_2] print:hidden`}
        >
          <div
            className={`relative overflow-clip rounded-lg ${picture ? "aspect-4/3" : "aspect-16/10"}`}
          >
            <div className={picture ? "absolute inset-y-0 -inset-x-1/10" : undefined}>
              {picture ? (
                <Picture
                  name={picture}
                  alt={alt}
                  mode="other"
                  sizes="(min-width:75rem) 52rem,(min-width:64rem) 66vw,120vw"
                  className="block h-full"
                />
              ) : (
                children
              )}
              <Numbers points={points} />
            </div>
          </div>
        </div>
        <ol className="grid gap-5">
          {points.map((point, i) => (
            <li key={point.title} className="group relative grid grid-cols-[auto_1fr] gap-x-4">
              <span
                className="figures grid size-8 place-items-center rounded-full bg-brass text-small font-600 text-page"
                aria-hidden="true"
              >
                {i + 1}
              </span>
              <Point {...point} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The numbers on the picture. In SVG, because the policy of the page allows no style attributes. */
const Numbers = ({ points }: Pick<ModelProps, "points">) => (
  <svg className="figures absolute inset-0 size-full text-small font-600" aria-hidden="true">
    {points.map(({ title, at: [x, y] }, i) => (
      <g key={title}>
        <circle
          cx={`${x}%`}
          cy={`${y}%`}
          className="fill-brass stroke-page [r:.72rem] md:[r:.875rem]"
        />
        <text x={`${x}%`} y={`${y}%`} dy=".36em" textAnchor="middle" className="fill-page">
          {i + 1}
        </text>
      </g>
    ))}
  </svg>
);

const Point = ({ title, text, href }: ModelPoint) => (
  <div>
    <h3 className="text-h3">
      {href ? (
        <Link href={href} className="stretch group-hover:text-leaf">
          <span>{title}</span>
          <Arrow className="ml-2" />
        </Link>
      ) : (
        title
      )}
    </h3>
    {text && <p className="mt-1">{text}</p>}
  </div>
);
