/** The bearer token of a request, or null when it brings none. */
export const bearerOf = (request: Request): string | null => /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
