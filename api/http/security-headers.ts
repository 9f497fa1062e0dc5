import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** A header's name and value, in the order in which they are sent. */
export type HeaderLine = readonly [name: string, value: string];

/**
 * Headers of every answer, made once. Scripts and styles are the page's own policy (hashes, no unsafe-inline), which the site's build
 * writes into each page; here stands what a page cannot say of itself.
 */
export function securityHeaders(options: { secure: boolean }): readonly HeaderLine[] {
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        ...(options.secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: options.secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    // For Internet Explorer 8 and Flash, or what browsers do anyway; every answer would carry them, uncompressed.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
  const lines: HeaderLine[] = [];
  const collecting = {
    setHeader: (name: string, value: string) => lines.push([name, value]),
    removeHeader: () => {},
  };
  middleware({} as IncomingMessage, collecting as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return lines;
}
