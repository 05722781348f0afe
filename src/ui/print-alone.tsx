function printAlone(): void {
  document.documentElement.dataset.alone = "";
  addEventListener("afterprint", () => delete document.documentElement.dataset.alone, { once: true });
  print();
}

/** Prints the section marked `data-alone` that it stands in: the rest of the page steps aside for the paper. */
export function PrintAlone({ label }: { readonly label: string }) {
  return (
    <button type="button" className="btn btn-secondary unscripted:hidden" onClick={printAlone}>
      {label}
    </button>
  );
}
