import { NOTICE } from "../../forms/notice.ts";

export function PrivacyNotice() {
  return (
    <p className="text-small text-stone measure">
      {NOTICE.text}{" "}
      <a href="/privacy-policy" className="link">
        Privacy Policy
      </a>
    </p>
  );
}
