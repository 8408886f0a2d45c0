import { cookies, mallVersionCookie } from './cookies.ts'

/** A query `MallVersion` on any address marks this browser as one of the new mall for 30 days. */
export const rememberNewMall = (search: string): void => {
  if (new URLSearchParams(search).has(mallVersionCookie)) cookies.set(mallVersionCookie, 'new', { days: 30, path: '/' })
}
