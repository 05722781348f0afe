import type { AnyForm } from "../../forms/define.ts";
import { FormAside } from "../../ui/forms/form-aside.tsx";
import { FormNotices } from "../../ui/forms/form-notices.tsx";
import { FormRoot } from "../../ui/forms/lead-form.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import type { Content } from "./content.en.ts";
import { Link } from "../../ui/link.tsx";

export default function YourDataPage({
  content,
  form,
  path,
}: {
  readonly content: Content;
  readonly form: AnyForm;
  readonly path: string;
}) {
  const { aside, intro, rights } = content;
  return (
    <>
      <PageIntro {...intro} />
      <section className="wrap mt-12">
        <div className="brass-base rounded-lg bg-sand px-6 py-8 sm:px-10">
          <h2 className="mb-5 text-h3">{rights.title}</h2>
          <TickList items={rights.items} className="grid gap-x-12 gap-y-3 lg:grid-cols-2" />
        </div>
      </section>
      <section className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div>
          <h2 className="text-h2 mb-4">{form.heading}</h2>
          <p className="measure mb-10">{form.intro}</p>
          <FormNotices />
          <FormRoot form={form} path={path} />
        </div>
        <FormAside form={form} as="h2" className="beside-long">
          <p>{aside.reference}</p>
          <p>
            {aside.policy}{" "}
            <Link href="/privacy-policy" className="link">
              {aside.policyLink}
            </Link>
          </p>
        </FormAside>
      </section>
    </>
  );
}
