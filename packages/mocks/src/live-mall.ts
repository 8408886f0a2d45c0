import type { LoginInfo } from '@mall/api/contract'
import { openPageMall, type PageMall } from '@mall/mall-server/page'
import { http, type HttpHandler } from 'msw'
import { snapshotUrl } from 'virtual:mall-snapshot'
import { storyTime } from './story-time.ts'

let mall: PageMall | undefined
let restored: Promise<void> = Promise.resolve()
let captchaAnswer = 0

const open = (): PageMall => (mall ??= openPageMall({ snapshotUrl, now: storyTime }))

/** What the mall answers, on the origin of the page: its calls, its pictures, its uploads. */
const answered = /^https?:\/\/[^/]+\/(api|pictures|files)\//

/** Whether the database is as those who keep it have left it. */
let isKept = false

/** Puts the live mall back as it was first, and everybody's session with it. */
export const resetLiveMall = async (): Promise<void> => {
  const { restore } = open()
  restored = restored.then(restore)
  await restored
}

interface LiveMallOptions {
  /** Finds the mall as it was left by those who keep it too, if nobody else was there since. */
  readonly keeps?: boolean
}

/**
 * The mall itself, in the page: everything is answered by the server of packages/mall-server on the small demo data. One for the
 * page, opened when it is first asked for and put back as it was each time this is called. Resolves when that is done, so that no
 * time limit of a story counts it.
 */
export const liveMall = async ({ keeps = false }: LiveMallOptions = {}): Promise<HttpHandler[]> => {
  if (!keeps || !isKept) await resetLiveMall()
  isKept = keeps
  return [
    http.all(answered, async ({ request }) => {
      const response = await open().fetch(request)
      captchaAnswer = Number(response.headers.get('X-Captcha-Answer') ?? captchaAnswer)
      return response
    }),
  ]
}

/** A session in the live mall, by the name of a demo account. */
export const liveLogin = async (account: string): Promise<LoginInfo> => {
  await restored
  return open().login(account)
}

/** Where the piece of the last captcha belongs, px of its own pictures: the server says so where it is tried out. */
export const liveCaptchaAnswer = (): number => captchaAnswer
