function printAlone(): void {
  document.documentElement.dataset.alone = "";
  addEventListener("afterprint", () => delete document.documentElement.dataset.alone, { once: true });
  print();
}

/** A button that prints only the section around it, which is marked `data-alone`. */
export function PrintAlone({ label }: { readonly label: string }) {
  return (
    <button type="button" className="btn btn-secondary unscripted:hidden" onClick={printAlone}>
      {label}
    </button>
  );
}
