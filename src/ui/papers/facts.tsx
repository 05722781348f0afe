/** What a paper is about, in the boxes at its head. */
export function Facts({ facts }: { facts: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <dl className="my-4 flex flex-wrap border text-small">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex-auto border-r px-3 py-1.5 last:border-r-0">
          <dt className="text-xs text-stone">{label}</dt>
          <dd className="figures font-500">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
