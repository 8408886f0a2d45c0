import type { LinkTarget } from '@mall/api/contract'
import { appServerOf } from './app-server.ts'

/** Makes the links of mails: the app knows the addresses of its screens, and `publicUrl` is where people open it. Without either there are none. */
export const mailLinks = async (folder: string, publicUrl: string | undefined): Promise<(target: LinkTarget) => string | null> => {
  const load = appServerOf(folder)
  if (publicUrl === undefined || load === null) return () => null
  const { targetHref } = await load()
  return (target) => new URL(targetHref(target), publicUrl).href
}
