import { Banner } from '#site/ui/Banner.tsx';

/**
 * Advertises the app, which adds items from any store. Once dismissed it is hidden for a day, by the script in the head before it is
 * painted.
 */
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
