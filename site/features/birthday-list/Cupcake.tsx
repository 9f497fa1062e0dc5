export function Cupcake() {
  return (
    <svg role="img" aria-label="A cupcake with a candle" viewBox="0 0 120 120" className="mx-auto block size-30">
      <path className="fill-sky" d="M57 26h6v20h-6z" />
      <path className="fill-star" d="M60 8c6 8 6 15 0 18-6-3-6-10 0-18Z" />
      <path
        className="fill-blush stroke-accent"
        strokeWidth="3"
        d="M28 66c-8-14 6-24 14-20 4-10 32-10 36 0 8-4 22 6 14 20Z"
      />
      <path className="fill-butter stroke-accent" strokeWidth="3" strokeLinejoin="round" d="M28 66h64l-8 40H36Z" />
      <path className="stroke-accent" strokeWidth="3" strokeLinecap="round" d="m46 74 3 26m22 0 3-26M60 74v26" />
      <g className="fill-accent">
        <circle cx="46" cy="56" r="3" />
        <circle cx="60" cy="52" r="3" />
        <circle cx="74" cy="57" r="3" />
      </g>
    </svg>
  );
}
