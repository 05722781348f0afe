/** What a paper is about, in the boxes at its head. */
export function Facts({ facts }: { facts: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <dl className="my-4 flex flex-wrap overflow-hidden border text-small">
      {facts.map(({ label, value }) => (
        // Their outer lines are cut off, wherever they wrap.
        <div key={label} className="-mt-px -ml-px flex-auto border-t border-l px-3 py-1.5">
          <dt className="text-xs text-stone">{label}</dt>
          <dd className="figures font-500">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
