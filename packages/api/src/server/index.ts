export type { ServerCookieOptions, ServerCookies } from './cookie-session.ts'
export { headerCookies } from './header-cookies.ts'
export { createServerMall, type ServerMall, type ServerMallOptions } from './server-mall.ts'
