/** A lead as it leaves: everything that any page needs to send it later. */
import type { AnyForm } from "../forms/define.ts";
import type { FormValues } from "../forms/fields.ts";
import type { Body } from "../forms/payload.ts";
import type { OutgoingLead } from "./outbox.ts";
import { noticeVersion } from "../forms/notice.ts";
import { type Circumstances, metaNow } from "./send-lead.ts";
import type { PickedFile } from "./upload.ts";

interface Written {
  readonly id: string;
  readonly values: FormValues;
  readonly body: Body;
  readonly files: readonly PickedFile[];
}

export function outgoingLead(form: AnyForm, written: Written, circumstances: Circumstances): OutgoingLead {
  const { type: formType, heading, upload } = form;
  const meta = metaNow(circumstances, noticeVersion(form));
  const place = { formType, heading, path: location.pathname, at: Date.now(), meta };
  return { ...written, ...place, ...(upload && { upload }) };
}
