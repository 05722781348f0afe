import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { form as circle } from "../../../../src/forms/definitions/group-buying-create.form.ts";
import { form as jv } from "../../../../src/forms/definitions/joint-venture.form.ts";
import { form as loan } from "../../../../src/forms/definitions/loan-funding.form.ts";
import type { AnyForm } from "../../../../src/forms/define.ts";
import { alerts, settle, show } from "./harness.tsx";
import { file } from "./transfer.ts";

const MIB = 1024 * 1024;

beforeEach(() => localStorage.clear());

const input = (): HTMLInputElement => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const browse = async (...files: File[]): Promise<void> => {
  fireEvent.change(input(), { target: { files } });
  await settle();
};
const drop = (...files: File[]): boolean =>
  fireEvent.drop(input().closest("label")!, { dataTransfer: { files, types: ["Files"] } });
const listed = (): string[] =>
  screen.queryAllByRole("button", { name: /^Remove / }).map((button) => button.textContent.replace("Remove ", ""));

describe("picking files", () => {
  it("adds files by browsing and by dropping, and removes each", async () => {
    await show(jv);
    expect(input().accept).toBe(".pdf,.doc,.docx,.xls,.xlsx,.txt,.jpg,.jpeg,.jfif,.jpe,.pjpeg,.pjp,.png");
    await browse(file("deed.pdf", "application/pdf"), file("plan.png", "image/png"));
    drop(file("notes.txt", "text/plain"));
    await settle();
    expect(listed()).toEqual(["deed.pdf", "plan.png", "notes.txt"]);
    fireEvent.click(screen.getByRole("button", { name: "Remove plan.png" }));
    expect(listed()).toEqual(["deed.pdf", "notes.txt"]);
  });

  it("adds a file once, and infers a missing type from its name", async () => {
    await show(jv);
    await browse(file("deed.pdf", "application/pdf"));
    await browse(file("deed.pdf", "application/pdf"), file("list.xlsx", ""));
    expect(listed()).toEqual(["deed.pdf", "list.xlsx"]);
  });

  it("has no file input when the form has no field for files", async () => {
    await show(loan);
    expect(input()).toBeNull();
  });
});

describe("rejected files", () => {
  it.each<[AnyForm, File, string]>([
    [jv, file("big.pdf", "application/pdf", 20 * MIB + 1), "File big.pdf is too large. Maximum size is 20 MB"],
    [
      jv,
      file("film.mp4", "video/mp4"),
      "File film.mp4 has invalid type. Allowed types: .pdf, .doc, .docx, .xls, .xlsx, .txt, .jpg, .jpeg, .png",
    ],
    [jv, file("empty.pdf", "application/pdf", 0), "File empty.pdf is empty."],
  ])("%#: names the rejected file with the reason, and keeps the others", async (form, bad, message) => {
    await show(form);
    await browse(bad, file("deed.pdf", "application/pdf"));
    expect(alerts().some((text) => text.startsWith(message))).toBe(true);
    expect(listed()).toEqual(["deed.pdf"]);
    await browse(file("other.pdf", "application/pdf", 5));
    expect(alerts().some((text) => text.startsWith(message))).toBe(false);
  });

  it("shows one message for all files on the circle form", async () => {
    await show(circle);
    await browse(
      file("big.pdf", "application/pdf", 15 * MIB + 1),
      file("list.xlsx", ""),
      file("ok.webp", "image/webp"),
    );
    expect([...document.querySelectorAll("[role=alert] p")].map((element) => element.textContent)).toEqual([
      "Some files were rejected. Please ensure files are under 15MB and are PDF, image, or document files.",
      "File big.pdf is too large. Maximum size is 15 MB",
      expect.stringMatching(/^File list.xlsx has invalid type/),
    ]);
    expect(listed()).toEqual(["ok.webp"]);
  });

  it("rejects files beyond ten, and files beyond 100 MB in total", async () => {
    await show(jv);
    await browse(...Array.from({ length: 11 }, (_, i) => file(`${i}.pdf`, "application/pdf")));
    expect(listed()).toHaveLength(10);
    expect(alerts().join()).toContain("At most 10 files can be sent; 10.pdf was left out.");
    document.body.replaceChildren();
    await show(jv);
    await browse(...Array.from({ length: 6 }, (_, i) => file(`${i}.pdf`, "application/pdf", 18 * MIB)));
    expect(listed()).toHaveLength(5);
    expect(alerts().join()).toContain("All files together can be at most 100 MB; 5.pdf was left out.");
  });
});
