import { useState } from "react";
import { FormFailure } from "../ui/forms/form-failure.tsx";
import { LastReceipt, RestoredDraft } from "../ui/forms/on-this-device.tsx";
import { PrivacyNotice } from "../ui/forms/privacy-notice.tsx";
import { Reference } from "../ui/forms/reference.tsx";
import { UploadProgress } from "../ui/forms/upload-progress.tsx";
import { FormFiles } from "../lead/form-files.ts";
import { useHydrated } from "../ui/hydrated.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { formCalled } from "./samples.ts";
import { Specimen } from "./specimen.tsx";
import type { Words } from "./words.ts";

const REFERENCE = "AIPM-4F7K-29QD";
const FAR = 3_600_000;

const nothing = (): void => {};

/** The parts above and below the fields of a form. Not prerendered, because some show the time. */
export function AroundForm({ words }: { readonly words: Words }) {
  return (
    <section className="wrap section grid gap-12">
      <SectionHeading title={words.headings.forms} />
      {useHydrated() ? <Parts words={words} /> : null}
    </section>
  );
}

function Parts({ words }: { readonly words: Words }) {
  const { states } = words;
  const [now] = useState(() => Date.now());
  const failure = { message: words.failure, problems: [], isUpload: false, isFinal: false };
  const file = new File([new Uint8Array(400_000)], "plan.pdf", { type: "application/pdf" });
  const ways = {
    definition: formCalled("contact"),
    session: { discard: nothing },
  };
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
      <Specimen name="restored-draft">
        <RestoredDraft onClear={nothing} />
      </Specimen>
      <Specimen name="last-receipt">
        <LastReceipt receipt={{ id: "1", reference: REFERENCE, at: now }} onShow={nothing} />
      </Specimen>
      <Specimen name="form-failure">
        <FormFailure failure={failure} {...ways} />
      </Specimen>
      <Specimen name="form-failure" state="retryAt">
        <FormFailure failure={{ ...failure, retryAt: now + FAR }} {...ways} />
      </Specimen>
      <Specimen name="form-failure" state="expiresAt">
        <FormFailure failure={{ ...failure, expiresAt: now + FAR }} {...ways} />
      </Specimen>
      <Specimen name="upload-progress" state={states.sending}>
        <UploadProgress
          files={
            new FormFiles("", [{ id: "1", file, state: { status: "sending", sent: 150_000 } }])
          }
        />
      </Specimen>
      <Specimen name="reference">
        <div className="notice notice-success">
          <Reference reference={REFERENCE} />
        </div>
      </Specimen>
      <Specimen name="privacy-notice">
        <PrivacyNotice form={formCalled("contact")} />
      </Specimen>
    </div>
  );
}
