import { cors } from 'hono/cors'

/** How long a browser may remember what a preflight allowed, s. */
const maxAgeSeconds = 7200

/**
 * Lets pages of these origins make calls, with a login and with cookies, and read what the SDK reads: the name of a file and the id of a
 * request. The headers that such a page asks for are allowed: the origin is trusted, and a site adds headers of its own.
 */
export const crossOrigin = (origins: readonly string[]) =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    exposeHeaders: ['Content-Disposition', 'X-Request-Id'],
    credentials: true,
    maxAge: maxAgeSeconds,
  })
