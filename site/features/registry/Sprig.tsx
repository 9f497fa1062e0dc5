/** A twig with five leaves. */
export function Sprig({ isMirrored = false }: { isMirrored?: boolean }) {
  return (
    <svg
      viewBox="0 0 48 16"
      width="48"
      height="16"
      aria-hidden="true"
      fill="currentColor"
      className={`shrink-0 ${isMirrored ? '-scale-x-100' : ''}`}
    >
      <path d="M0 8.6C14 9.6 26 9.2 38 6.4l.2.8C26 10.4 14 10.8 0 9.6Z" />
      <path d="M9 8.6C10 3.8 14 2 17.6 2.6 17 6.4 13.600 8.800 9 8.600ZM14 9.800C18 9.600 21.600 11.600 22 15 18 15.200 14.800 13.400 14 9.800ZM20 8.200C20.800 3.600 24.600 1 28.600 1.400 28 5.400 24.800 8 20 8.200ZM26 8.800C30 8 33.600 9.600 34.400 13 30.600 13.600 27.200 12.200 26 8.800ZM34 7C35.600 3 40 1 46 2.200 44 6.600 39 8.400 34 7Z" />
    </svg>
  );
}
