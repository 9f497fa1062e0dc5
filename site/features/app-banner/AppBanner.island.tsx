import { Banner } from '#site/ui/Banner.tsx';

/** Tells of the app, which adds items from any store. Dismissed, it stays away for a day: the script in the head hides it before that is painted. */
export default function AppBanner() {
  return (
    <Banner id="app-promo-banner" label="The free app" tone="sky">
      <p className="flex flex-wrap items-center gap-x-4">
        The free app adds items from any store.{' '}
        <a
          href="/mobile-app-download"
          className="-my-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Get the app
        </a>
      </p>
    </Banner>
  );
}
