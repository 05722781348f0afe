import { company } from "../../content/company.ts";

/** Beside every toast: what went wrong, that nothing is lost, and another way to reach us. */
interface FormFailureProps {
  readonly message: string;
  /** What no field of the form can show. */
  readonly details: readonly string[];
  readonly isUpload: boolean;
}

export function FormFailure({ message, details, isUpload }: FormFailureProps) {
  return (
    <div role="alert" className="notice notice-error grid gap-2">
      <p className="font-semibold">{message}</p>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      <p>
        Everything you entered is still here.
        {isUpload
          ? " Send again to retry the missing files, or remove them and send the form without."
          : " Please try again"}
        {isUpload ? null : (
          <>
            , or call{" "}
            <a className="link whitespace-nowrap" href={company.phone.href}>
              {company.phone.display}
            </a>{" "}
            or{" "}
            <a className="link" href={company.chat.href} target="_blank" rel="noopener">
              chat with us
            </a>
            .
          </>
        )}
      </p>
    </div>
  );
}
