/** The arrow behind the words of a link. It moves when the `group` around it is pointed at. */
export const Arrow = ({ className = "" }: { readonly className?: string }) => (
  <span
    className={`i-lucide-arrow-right text-brass [transition-duration:.15s] group-hover:[translate:.25rem] ${className}`}
    aria-hidden="true"
  />
);
