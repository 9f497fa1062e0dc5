import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Settings } from '#api/config.ts';
import { Refusal } from '#contracts/problems.ts';

/** Each page's own policy names its scripts and styles (`security.csp` of Astro); this is the part that all pages share. */
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

/** A Host as our own address spells it: in lower case, without the default port or a final dot. Null for text that is not a host. */
export function plainHost(host: string, protocol: string): string | null {
  const address = `${protocol}//${host}`;
  if (!/^[^\s/?#@\\]+$/.test(host) || !URL.canParse(address)) return null;
  return new URL(address).host.replace(/\.(?=:\d+$|$)/, '');
}

/** A registry's address may have a host of its own, `my.` or `my-` in front of ours: it is redirected to ours. */
export function hostOfRegistries({ publicUrl }: Settings): RequestHandler {
  const { host: ours, protocol, origin } = new URL(publicUrl);
  const mapped = new Set([`my.${ours}`, `my-${ours}`]);
  return (request, response, next) => {
    const host = plainHost(request.headers.host ?? '', protocol);
    if (host === null || !mapped.has(host) || !request.url.startsWith('/')) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal('not-found');
    response.redirect(301, origin + request.url);
  };
}

/** A forged Host must not reach a link in a mail or a cached page. Outside production any host is accepted. */
export function allowHosts({ publicUrl, production }: Settings): RequestHandler {
  const { host: ours, protocol } = new URL(publicUrl);
  return (request, _response, next) => {
    if (!production || request.headers.host === ours) return next();
    const host = plainHost(request.headers.host ?? '', protocol);
    if (host === null || (host !== ours && !local.test(host))) throw new Refusal('not-found');
    next();
  };
}
