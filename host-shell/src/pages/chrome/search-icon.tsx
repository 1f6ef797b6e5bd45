/** A magnifying glass. */
export function SearchIcon({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12.5 12.5L17 17" />
    </svg>
  );
}
