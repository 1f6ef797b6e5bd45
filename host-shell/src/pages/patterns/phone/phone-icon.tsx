/** A receiver, drawn like the icons of `ui/icon`. */
export function PhoneIcon({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={className}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M4.2 3h2.6l1.5 4-1.9 1.5a10.5 10.5 0 0 0 5.1 5.1l1.5-1.9 4 1.5v2.6a1.5 1.5 0 0 1-1.6 1.5A13.2 13.2 0 0 1 2.7 4.6 1.5 1.5 0 0 1 4.2 3z" />
    </svg>
  );
}
