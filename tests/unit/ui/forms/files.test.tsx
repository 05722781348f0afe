import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { form as circle } from "../../../../src/forms/definitions/group-buying-create.form.ts";
import { form as jv } from "../../../../src/forms/definitions/joint-venture.form.ts";
import type { AnyForm } from "../../../../src/forms/define.ts";
import { alerts, fileInput, listedFiles, pick, press, settle, show } from "./harness.tsx";
import { file } from "./transfer.ts";

const MIB = 1024 * 1024;

const drop = (...files: File[]): boolean =>
  fireEvent.drop(fileInput().closest("label")!, { dataTransfer: { files, types: ["Files"] } });

describe("picking files", () => {
  it("adds each file once by browsing or dropping, and removes it", async () => {
    await show(jv);
    expect(fileInput().accept).toBe(
      ".pdf,.doc,.docx,.xls,.xlsx,.txt,.jpg,.jpeg,.jfif,.jpe,.pjpeg,.pjp,.png",
    );
    await pick(file("deed.pdf", "application/pdf"), file("plan.png", "image/png"));
    drop(file("notes.txt", "text/plain"));
    await settle();
    expect(listedFiles()).toEqual(["deed.pdf", "plan.png", "notes.txt"]);
    press("Remove plan.png");
    expect(listedFiles()).toEqual(["deed.pdf", "notes.txt"]);
    // A second file with the same name and size is the same file. Its name implies a missing type.
    await pick(file("deed.pdf", "application/pdf"), file("list.xlsx", ""));
    expect(listedFiles()).toEqual(["deed.pdf", "notes.txt", "list.xlsx"]);
  });

  it("shows a name in its own direction, apart from the size behind it", async () => {
    await show(jv);
    await pick(file("عقد البيع 12.pdf", "application/pdf"));
    expect(screen.getAllByText("عقد البيع 12.pdf")[0]!.localName).toBe("bdi");
  });
});

describe("rejected files", () => {
  it.each<[AnyForm, File, string]>([
    [
      jv,
      file("big.pdf", "application/pdf", 20 * MIB + 1),
      "File big.pdf is too large. Maximum size is 20 MB",
    ],
    [
      jv,
      file("film.mp4", "video/mp4"),
      "File film.mp4 has invalid type. Allowed types: .pdf, .doc, .docx, .xls, .xlsx, .txt, .jpg, .jpeg, .png",
    ],
    [jv, file("empty.pdf", "application/pdf", 0), "File empty.pdf is empty."],
  ])(
    "%#: names the rejected file with the reason, and keeps the others",
    async (form, bad, message) => {
      await show(form);
      await pick(bad, file("deed.pdf", "application/pdf"));
      expect(alerts().some((text) => text.startsWith(message))).toBe(true);
      expect(listedFiles()).toEqual(["deed.pdf"]);
      await pick(file("other.pdf", "application/pdf", 5));
      expect(alerts().some((text) => text.startsWith(message))).toBe(false);
    },
  );

  it("shows one message for all files on the circle form", async () => {
    await show(circle);
    await pick(
      file("big.pdf", "application/pdf", 15 * MIB + 1),
      file("list.xlsx", ""),
      file("ok.webp", "image/webp"),
    );
    expect(
      [...document.querySelectorAll("[role=alert] p")].map((element) => element.textContent),
    ).toEqual([
      "Some files were rejected. Please ensure files are under 15MB and are PDF, image, or document files.",
      "File big.pdf is too large. Maximum size is 15 MB",
      expect.stringMatching(/^File list.xlsx has invalid type/),
    ]);
    expect(listedFiles()).toEqual(["ok.webp"]);
  });

  it("rejects files beyond ten, and files beyond 100 MB in total", async () => {
    await show(jv);
    await pick(...Array.from({ length: 11 }, (_, i) => file(`${i}.pdf`, "application/pdf")));
    expect(listedFiles()).toHaveLength(10);
    expect(alerts().join()).toContain("The limit is 10 files, so 10.pdf was left out.");
    cleanup();
    await show(jv);
    await pick(
      ...Array.from({ length: 6 }, (_, i) => file(`${i}.pdf`, "application/pdf", 18 * MIB)),
    );
    expect(listedFiles()).toHaveLength(5);
    expect(alerts().join()).toContain(
      "The limit for all files together is 100 MB, so 5.pdf was left out.",
    );
  });
});
