export function Skeleton({ className = 'h-4 w-full' }: { className?: string | undefined }) {
  return <span className={`block rounded-md bg-sunken animate-breathe ${className}`} aria-hidden="true" />;
}
