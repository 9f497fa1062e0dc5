import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Settings } from '#api/config.ts';
import { Refusal } from '#contracts/problems.ts';

/** Scripts and styles are named by the policy of each page (`security.csp` of Astro); here stands what is the same for all. */
export function securityHeaders({ publicUrl }: Settings): RequestHandler {
  const isSecure = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
}

const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** A forged Host must not reach a link in a mail or a cached page. Outside production any host is taken. */
export function allowHosts({ publicUrl, production }: Settings): RequestHandler {
  const ours = new URL(publicUrl).host;
  return (request, _response, next) => {
    const { host = '' } = request.headers;
    if (production && host !== ours && !local.test(host)) throw new Refusal('not-found');
    next();
  };
}
